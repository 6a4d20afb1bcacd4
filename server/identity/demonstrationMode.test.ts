import { expect, test } from 'vitest';
import { isDemonstration } from './demonstrationMode';

const here = { host: '127.0.0.1', publicUrl: null, firebase: null };
const firebase = { apiKey: 'AIzaSyExample', projectId: 'age-better' };
const request = (headers: Record<string, string> = {}, httpVersion = '1.1') => ({
  headers: { host: 'localhost:3000', ...headers },
  httpVersion,
});

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:1'])(
  'a request to %s on one’s own machine is a demonstration',
  (host) => {
    expect(isDemonstration(here, request({ host }))).toBe(true);
  },
);

test.each([
  'agebetter.example',
  'localhost.agebetter.example',
  '127.0.0.1.example',
  'localhost@example',
  '',
  '10.0.0.1:3000',
])('the foreign host "%s" is none', (host) => {
  expect(isDemonstration(here, request({ host }))).toBe(false);
});

test('without a host there is none', () => {
  expect(isDemonstration(here, { headers: {}, httpVersion: '1.1' })).toBe(false);
});

test.each([
  ['x-forwarded-for', '203.0.113.5'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'https'],
  ['forwarded', 'for=203.0.113.5'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '203.0.113.5'],
  ['origin', 'https://agebetter.example'],
  ['origin', 'null'],
])('a trace of a proxy (%s: %s) ends it', (name, value) => {
  expect(isDemonstration(here, request({ [name]: value }))).toBe(false);
});

test('the protocol version of proxies ends it', () => {
  expect(isDemonstration(here, request({}, '1.0'))).toBe(false);
});

test('our own page shown under another host ends it, a link from another site does not', () => {
  const referer = 'https://agebetter.example/events';
  expect(isDemonstration(here, request({ referer, 'sec-fetch-site': 'same-origin' }))).toBe(false);
  expect(isDemonstration(here, request({ referer, 'sec-fetch-site': 'cross-site' }))).toBe(true);
});

test.each([
  { host: '0.0.0.0', publicUrl: null, firebase: null },
  { host: '::', publicUrl: null, firebase: null },
  { host: '192.168.1.5', publicUrl: null, firebase: null },
  { host: '127.0.0.1', publicUrl: 'https://agebetter.example', firebase: null },
  { host: '127.0.0.1', publicUrl: null, firebase },
])(
  'a server at $host with the public address $publicUrl and the Firebase project $firebase is none',
  (settings) => {
    expect(isDemonstration(settings, request())).toBe(false);
  },
);

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('a server at %s may be one', (host) => {
  expect(isDemonstration({ ...here, host }, request())).toBe(true);
});
