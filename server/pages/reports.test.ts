import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { readReportFiles } from './reportFiles';

const accepted = { commit: '0123456789abcdef', date: '2026-11-24' };
const script = "document.title = 'seen';";
const page = `<!doctype html><style>p { color: red }</style><p>Report</p><script>${script}</script>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let outside: string;
let folder: string;
let server: TestServer | undefined;

async function start(given = accepted) {
  await server?.close();
  server = await startTestServer({}, undefined, { reports: readReportFiles(folder, given) });
}
const get = async (path: string) =>
  server!.app.inject({ url: path, headers: { host: 'localhost:3000', accept: 'text/html' } });
const settings = async () => (await get('/accessibility')).body;

beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-reports-'));
  folder = join(outside, 'reports');
  mkdirSync(join(folder, 'shots'), { recursive: true });
  writeFileSync(join(folder, 'summary.json'), JSON.stringify(accepted));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'earl.jsonld'), '{}');
  writeFileSync(join(folder, 'openacr.yaml'), 'title: x');
  writeFileSync(join(folder, 'odd.svg'), '<svg/>');
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(folder, 'shots', 'home.jpg'), 'picture');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  await start();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(outside, { recursive: true, force: true });
});

test('the report is served, and runs the script that stands in it and no other', async () => {
  const { statusCode, body, headers } = await get('/accessibility/report/');
  expect([statusCode, body]).toEqual([200, page]);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain(`script-src ${hash(script)}`);
  expect(policy).toContain(`style-src ${hash('p { color: red }')}`);
  expect(policy).toContain("default-src 'none'");
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-cache' });
  expect((await get('/accessibility/report/index.html')).body).toBe(page);
});

test('the address without a slash leads to the one with it, so that links beside the report hold', async () => {
  const { statusCode, headers } = await get('/accessibility/report');
  expect([statusCode, headers['location']]).toEqual([308, '/accessibility/report/']);
});

test.each([
  ['earl.jsonld', 'application/ld+json; charset=utf-8', undefined],
  ['openacr.yaml', 'text/plain; charset=utf-8', undefined],
  ['shots/home.jpg', 'image/jpeg', undefined],
  ['odd.svg', 'application/octet-stream', 'attachment'],
])('%s has its type, and may do nothing', async (path, type, disposition) => {
  const { statusCode, headers } = await get(`/accessibility/report/${path}`);
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    type,
    disposition,
  ]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-cache' });
});

test.each([
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  'shots/../../secret.txt',
  'shots/..%2f..%2fsecret.txt',
  '.hidden',
  'link.txt',
  'shots/',
  'nothing.html',
  '/etc/passwd',
])('nothing is served at %s', async (path) => {
  const { statusCode, body } = await get(`/accessibility/report/${path}`);
  expect(body).not.toContain('secret');
  expect([statusCode, body.includes('root:')]).toEqual([404, false]);
});

test('the statement knows that the reports are here', async () => {
  expect(await settings()).toContain('"accessibilityReport":true');
});

test('without reports a plain page says so and how they are made', async () => {
  rmSync(folder, { recursive: true });
  await start();
  const { statusCode, body, headers } = await get('/accessibility/report/');
  expect(statusCode).toBe(404);
  expect(body).toContain('There are no reports on this server.');
  expect(body).toContain('npm run a11y:report -- --accept');
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(await settings()).not.toContain('accessibilityReport');
  expect((await get('/accessibility/report/earl.jsonld')).statusCode).toBe(404);
});

test('reports of another run than the statement’s are not shown', async () => {
  await start({ ...accepted, commit: 'fedcba' });
  const { statusCode, body } = await get('/accessibility/report/');
  expect(statusCode).toBe(404);
  expect(body).toContain('of another run');
  expect(await settings()).not.toContain('accessibilityReport');
});

test('how soon an answer comes is in the page where the operator says it', async () => {
  expect(await settings()).not.toContain('answerDays');
  await server!.close();
  server = await startTestServer({ ANSWER_DAYS: '5' });
  expect(await settings()).toContain('"answerDays":5');
});
