import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '@/scripts/browser.mjs';
import type * as localAdapter from './collection';

const each = 200;

let browser: Browser;
let server: Server;
let address: string;
let code: string;

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('collection.ts', import.meta.url)),
        formats: ['iife'],
        name: 'local',
      },
    },
  })) as Rollup.RollupOutput[];
  code = built[0]!.output[0].code.replace(/^(var|const|let) local\b/, 'window.local');
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>A page of this test</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch(launch);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

interface Row {
  id: number;
  from: string;
}

/** Runs in the tab: all writes are started at once, each with the next free id. */
function addMany({ from, count }: { from: string; count: number }): Promise<unknown> {
  const { createLocalCollection } = (window as unknown as { local: typeof localAdapter }).local;
  const rows = createLocalCollection<Row>({ key: 'events', parse: (value) => value as Row, seed: () => [] });
  return Promise.all(Array.from({ length: count }, () => rows.add([{ from }])));
}

const rowsIn = (tab: Page): Promise<Row[]> => tab.evaluate(() => JSON.parse(localStorage.getItem('events')!));

/** Lets two tabs add their records at the same time. @returns the final records in each tab. */
async function addInTwoTabs(prepare: () => void): Promise<Row[][]> {
  const context = await browser.newContext();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(address);
    await tab.evaluate(prepare);
    await tab.evaluate(code);
  }
  await Promise.all(tabs.map((tab, index) => tab.evaluate(addMany, { from: `tab ${index}`, count: each })));
  let seen: Row[][] = [];
  await expect
    .poll(async () => {
      seen = await Promise.all(tabs.map(rowsIn));
      return JSON.stringify(seen[0]) === JSON.stringify(seen[1]);
    })
    .toBe(true);
  await context.close();
  return seen;
}

test('two tabs in two processes add 200 records each at once and lose none', async () => {
  for (const rows of await addInTwoTabs(() => undefined)) {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2 * each }, (_, index) => index + 1));
    expect(rows.filter(({ from }) => from === 'tab 0')).toHaveLength(each);
  }
});

test('without the lock two tabs would lose some records, so the test above can fail', async () => {
  const loseSome = async () => {
    const [rows] = await addInTwoTabs(() => {
      Object.defineProperty(navigator, 'locks', { value: undefined });
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    return rows!.length;
  };
  // On a busy machine one tab may be done before the other has begun.
  await expect.poll(loseSome, { timeout: 25_000 }).toBeLessThan(2 * each);
}, 30_000);
