import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packPage } from './packedPage';

const newNonce = () => randomBytes(18).toString('base64');
const long = Array.from(
  { length: 400 },
  (_, at) => `<p class="a${at % 7}">Walk number ${at}, née 👵</p>`,
).join('');

test.each([
  ['without a nonce', ['<p>Hello</p>']],
  ['with one', ['<script nonce="', '" src="/a.js"></script>']],
  ['with many close together', Array.from({ length: 30 }, () => '"><i nonce="')],
  ['with long parts that are alike', [long, `">${long}`, `">${long}`]],
  ['with letters that no text has', ['\u0000\u0001\uFFFF', '\u0000\u0000\u0000', '\u0000\u0000🦘']],
  [
    'that is hard to pack',
    [randomBytes(60_000).toString('base64'), `">${randomBytes(60_000).toString('base64')}`],
  ],
])('a page %s decompresses to the original, with a new nonce each time', async (_, parts) => {
  const page = await packPage(parts);
  for (let round = 0; round < 20; round += 1) {
    const nonce = newNonce();
    const expected = parts.join(nonce);
    expect(page.fill(nonce, null)!.toString()).toBe(expected);
    expect(brotliDecompressSync(page.fill(nonce, 'br')!).toString()).toBe(expected);
    expect(gunzipSync(page.fill(nonce, 'gzip')!).toString()).toBe(expected);
  }
});

test('text that repeats in another part is compressed once', async () => {
  const once = (await packPage([long])).fill(newNonce(), 'br')!.length;
  const twice = (await packPage([long, `">${long}`])).fill(newNonce(), 'br')!.length;
  expect(twice).toBeLessThan(once + 150);
});

test('a page with a part too short to carry a nonce is sent uncompressed rather than broken', async () => {
  const parts = ['<script nonce=', '>'];
  const page = await packPage(parts);
  const nonce = newNonce();
  for (const packing of ['br', 'gzip'] as const) expect(page.fill(nonce, packing)).toBeNull();
  expect(page.fill(nonce, null)!.toString()).toBe(parts.join(nonce));
  expect(() => page.fill('short', 'br')).toThrow(RangeError);
});
