import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFixedPages } from './fixedPages';
import type { FilledPage } from './pageTemplate';

const page: FilledPage = { html: '<p>Walks, née 👵</p>'.repeat(99), sources: { scripts: [], styles: [] } };

test('a page is packed once, and each packing decompresses to it', async () => {
  const find = createFixedPages(() => "default-src 'none'");
  const { bodies, policy } = await find(page);
  expect(policy).toBe("default-src 'none'");
  expect(bodies.plain.bytes.toString()).toBe(page.html);
  expect(brotliDecompressSync(bodies.br.bytes).toString()).toBe(page.html);
  expect(gunzipSync(bodies.gzip.bytes).toString()).toBe(page.html);
  expect((await find(page)).bodies).toBe(bodies);
  expect((await find({ ...page })).bodies.br.etag).toBe(bodies.br.etag);
});

test('the tag of a page is that of its text, its policy and its packing', async () => {
  const tagsOf = async (policy: string, html = page.html) => {
    const { bodies } = await createFixedPages(() => policy)({ ...page, html });
    return Object.values(bodies).map(({ etag }) => etag);
  };
  const tags = await Promise.all([tagsOf('one'), tagsOf('another'), tagsOf('one', `${page.html}.`)]);
  expect(new Set(tags.flat()).size).toBe(9);
  expect(await tagsOf('one')).toEqual(tags[0]);
});
