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

const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Whether the other end of a connection is on this machine. */
const isLoopback = (remote: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(remote ?? '');

/** Whether a request names no other host than this machine itself, and nobody has passed it on. */
export function isFromHere(headers: IncomingHttpHeaders, remote: string | undefined): boolean {
  const passed = ['forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  const forwarded = Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return isLoopback(remote) && local.test(headers.host ?? '') && !passed && !forwarded;
}

/**
 * Whether a request was meant for us. Where it is known what we are called, a page of another name that leads here (by a
 * name server that plays tricks) is refused. A proxy on this machine may call us by the machine's own name.
 */
export function isOwnHost(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  { origin, trustProxy }: Origins,
): boolean {
  if (origin === '') return true;
  const own = new URL(origin).host;
  const named = (trustProxy ? first(headers['x-forwarded-host']) : '') || headers.host || '';
  return named === own || (isLoopback(remote) && local.test(named));
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
