import { expect, test } from 'vitest';
import { isLocalRequest } from './localRequest';

const request = (headers: Record<string, string> = {}, httpVersion = '1.1', url = '/events') => ({
  headers: { host: 'localhost:3000', ...headers },
  httpVersion,
  url,
});

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:1'])(
  'a request to %s is local',
  (host) => {
    expect(isLocalRequest(request({ host }))).toBe(true);
  },
);

test.each([
  'agebetter.example',
  'localhost.agebetter.example',
  '127.0.0.1.example',
  'localhost@example',
  'localhost, agebetter.example',
  'localhost:3000/x',
  '',
  '10.0.0.1:3000',
])('a request to "%s" is not local', (host) => {
  expect(isLocalRequest(request({ host }))).toBe(false);
});

test('a request without a Host header is not local', () => {
  expect(isLocalRequest({ headers: {}, httpVersion: '1.1', url: '/' })).toBe(false);
});

test.each([
  'akamai-origin-hop',
  'cdn-loop',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ipcountry',
  'cf-ray',
  'cf-visitor',
  'client-ip',
  'cloudfront-viewer-address',
  'do-connecting-ip',
  'fastly-client-ip',
  'fastly-ff',
  'fly-client-ip',
  'fly-forwarded-port',
  'forwarded',
  'front-end-https',
  'incap-client-ip',
  'ngrok-trace-id',
  'proxy-client-ip',
  'proxy-connection',
  'remote-addr',
  'surrogate-capability',
  'tailscale-user-login',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-akamai-edgescape',
  'x-amz-cf-id',
  'x-amzn-trace-id',
  'x-appengine-user-ip',
  'x-arr-log-id',
  'x-arr-ssl',
  'x-azure-clientip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-coming-from',
  'x-envoy-external-address',
  'x-envoy-original-path',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-host',
  'x-nf-client-connection-ip',
  'x-nginx-proxy',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-url',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-real-port',
  'x-remote-addr',
  'x-remote-ip',
  'x-rewrite-url',
  'x-scheme',
  'x-sucuri-clientip',
  'x-traefik-router',
  'x-url-scheme',
  'x-varnish',
  'x-vercel-forwarded-for',
])('a request with the proxy header %s is not local', (name) => {
  expect(isLocalRequest(request({ [name]: 'localhost' }))).toBe(false);
});

test('a request with a browser’s own headers is local', () => {
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-AU',
    'cache-control': 'max-age=0',
    connection: 'keep-alive',
    cookie: 'session=x',
    dnt: '1',
    'if-none-match': '"x"',
    origin: 'http://localhost:3000',
    priority: 'u=0, i',
    'sec-ch-ua': '"Chromium";v="156"',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'sec-gpc': '1',
    'upgrade-insecure-requests': '1',
    'user-agent': 'Mozilla/5.0',
  };
  expect(isLocalRequest(request(headers))).toBe(true);
});

test.each(['https://agebetter.example', 'null', 'http://localhost.example'])(
  'a request with the origin %s is not local',
  (origin) => {
    expect(isLocalRequest(request({ origin }))).toBe(false);
  },
);

test('a request over HTTP/1.0 or with an absolute URL is not local', () => {
  expect(isLocalRequest(request({}, '1.0'))).toBe(false);
  expect(isLocalRequest(request({}, '1.1', 'http://localhost:3000/events'))).toBe(false);
});

test('a same-origin request from a page on another host is not local, a link from another site is', () => {
  const referer = 'https://agebetter.example/events';
  expect(isLocalRequest(request({ referer, 'sec-fetch-site': 'same-origin' }))).toBe(false);
  expect(isLocalRequest(request({ referer, 'sec-fetch-site': 'cross-site' }))).toBe(true);
});
