import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

type Origins = Pick<Config, 'origin' | 'trustProxy'>;

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : (value ?? ''));

/**
 * Whether a request comes from a page of ours. Browsers name the page's origin on every connection and on every request
 * that changes something; whoever names none, or another, could act in the name of somebody who only visited a page.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, { origin, trustProxy }: Origins): boolean {
  const named = headers.origin ?? '';
  if (named === '') return false;
  if (origin !== '') return named === origin;
  const host = (trustProxy ? first(headers['x-forwarded-host']) : '') || headers.host || '';
  return host !== '' && (named === `http://${host}` || named === `https://${host}`);
}

/** Whether the visitor came by HTTPS, as far as we can know. */
export function isSecure(headers: IncomingHttpHeaders, { origin, trustProxy }: Origins): boolean {
  if (origin !== '') return origin.startsWith('https:');
  return trustProxy && first(headers['x-forwarded-proto']).split(',')[0].trim() === 'https';
}

/** Where a request comes from: what our own proxy added last, or the other end of the connection. */
export function addressOf(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const forwarded = trustProxy ? first(headers['x-forwarded-for']).split(',').at(-1)?.trim() : '';
  return forwarded || remote || '';
}
