import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
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

/** The network a request comes from: what our own proxy added last, or the other end of the connection. */
export function addressOf(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const forwarded = trustProxy ? first(headers['x-forwarded-for']).split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || remote || '');
}

/**
 * Whom limits are counted for: an IPv4 address, or the /64 of an IPv6 address, because whoever has one of these addresses has
 * all of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const written = left.length + right.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - written).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
