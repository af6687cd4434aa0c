import { describe, expect, it } from 'vitest';
import { addressOf, isFromHere, isOwnHost, isOwnOrigin, isSecure } from './origin.ts';

const plain = { origin: '', trustProxy: false };
const proxied = { origin: '', trustProxy: true };
const named = { origin: 'https://t.example', trustProxy: false };
const both = { origin: 'https://t.example', trustProxy: true };

describe('a page of ours', () => {
  it.each([
    [{ host: 'a:1', origin: 'http://a:1' }, plain, true],
    [{ host: 'a:1', origin: 'https://a:1' }, plain, true],
    [{ host: 'a:1', origin: 'http://b' }, plain, false],
    [{ host: 'a:1', origin: 'ftp://a:1' }, plain, false],
    [{ host: 'a:1' }, plain, false],
    [{ host: 'a:1', origin: '' }, plain, false],
    [{ origin: 'http://' }, plain, false],
    [{ host: 'a', origin: 'http://b', 'x-forwarded-host': 'b' }, plain, false],
    [{ host: 'a', origin: 'http://b', 'x-forwarded-host': 'b' }, proxied, true],
    [{ host: 'a', origin: 'http://b', 'x-forwarded-host': ['b', 'c'] }, proxied, true],
    [{ host: 'a', origin: 'http://a' }, proxied, true],
    [{ host: 'a', origin: 'https://t.example' }, named, true],
    [{ host: 'a', origin: 'http://a' }, named, false],
  ])('%j with %j: %s', (headers, origins, own) => expect(isOwnOrigin(headers as never, origins)).toBe(own));
});

describe('a request from this machine', () => {
  it.each<readonly [headers: object, remote: string | undefined, here: boolean]>([
    [{ host: 'localhost:8080' }, '127.0.0.1', true],
    [{ host: 'localhost' }, '::1', true],
    [{ host: '127.1.2.3:80' }, '::ffff:127.0.0.1', true],
    [{ host: '[::1]:80' }, '127.9.9.9', true],
    [{ host: 'localhost:8080' }, '192.0.2.1', false],
    [{ host: 'localhost:8080' }, undefined, false],
    [{ host: 'localhost.example' }, '127.0.0.1', false],
    [{ host: 'xlocalhost' }, '127.0.0.1', false],
    [{ host: 'localhost:x' }, '127.0.0.1', false],
    [{}, '127.0.0.1', false],
    [{ host: 'localhost' }, '::12', false],
    [{ host: 'localhost' }, '1::1', false],
    [{ host: 'localhost' }, '10.127.0.1', false],
    ...['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto'].map(
      (name) => [{ host: 'localhost', [name]: 'x' }, '127.0.0.1', false] as const,
    ),
  ])('%j from %s: %s', (headers, remote, here) => expect(isFromHere(headers as never, remote)).toBe(here));
});

describe('a request for us', () => {
  it.each([
    [{ host: 'anything' }, '192.0.2.1', plain, true],
    [{ host: 't.example' }, '192.0.2.1', named, true],
    [{ host: 'evil.example' }, '192.0.2.1', named, false],
    [{ host: 'localhost:8080' }, '127.0.0.1', named, true],
    [{ host: 'localhost:8080' }, '192.0.2.1', named, false],
    [{ host: 'evil.example' }, '127.0.0.1', named, false],
    [{ host: 'x', 'x-forwarded-host': 't.example' }, '192.0.2.1', named, false],
    [{ host: 'x', 'x-forwarded-host': 't.example' }, '192.0.2.1', both, true],
    [{}, '192.0.2.1', named, false],
  ])('%j from %s with %j: %s', (headers, remote, origins, own) =>
    expect(isOwnHost(headers as never, remote, origins)).toBe(own),
  );
});

it('whether somebody came by HTTPS', () => {
  expect(isSecure({}, named)).toBe(true);
  expect(isSecure({}, { origin: 'http://t.example', trustProxy: true })).toBe(false);
  expect(isSecure({ 'x-forwarded-proto': 'https' }, plain)).toBe(false);
  expect(isSecure({ 'x-forwarded-proto': 'https' }, proxied)).toBe(true);
  expect(isSecure({ 'x-forwarded-proto': ' https , http' }, proxied)).toBe(true);
  expect(isSecure({ 'x-forwarded-proto': 'http, https' }, proxied)).toBe(false);
  expect(isSecure({}, proxied)).toBe(false);
});

it('where somebody comes from', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7, 192.0.2.8 ' };
  expect(addressOf(forwarded, '10.0.0.1', proxied)).toBe('192.0.2.8');
  expect(addressOf(forwarded, '10.0.0.1', plain)).toBe('10.0.0.1');
  expect(addressOf({}, '10.0.0.1', proxied)).toBe('10.0.0.1');
  expect(addressOf({}, undefined, plain)).toBe('');
});
