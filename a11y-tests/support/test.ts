import { test as base, expect, type Page } from '@playwright/test';
import type { DataMode } from '../states/screenState';
import { createCommunities, type Communities, type Community } from './community';
import { moment } from './moment';
import { storageAt } from './viewers';

/** What a page did during a test and never should: one line each. */
export type Complaints = string[];

/** The browser itself logs each error status, such as for a wrong password. The page's reaction is tested. */
const refusals =
  /^console error: Failed to load resource: the server responded with a status of 4\d\d .*\/api\//;

/** A browser without a GPU warns that drawing a map is slow. No page can do anything about that. */
const slowDrawing = /^console warning: \[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance,/;

/** What Playwright puts in the place of the service worker says so. */
const withoutWorker = /^console warning: Service Worker registration blocked by Playwright/;

/** Collects every error, warning, failed resource and third-party request that a page causes. */
export async function watch(page: Page, complaints: Complaints): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      complaints.push(`asked a stranger: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`blocked by the content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** Runs in a page: its clock goes as that of the community's server, so that no test depends on the day of the run. */
export function shiftClock(offset: number) {
  const Actual = Date;
  const now = () => Actual.now() + offset;
  globalThis.Date = new Proxy(Actual, {
    construct: (_, parts: []) => (parts.length === 0 ? new Actual(now()) : new Actual(...parts)),
    get: (_, key) => (key === 'now' ? now : (Reflect.get(Actual, key) as unknown)),
  });
}

/**
 * Playwright's test with one thing added: each test fails when its page logged any problem at all. A test
 * that causes one on purpose says which, and all others still count.
 * With the option `data: 'server'`, it runs on a community's server of its own.
 */
export const test = base.extend<
  {
    expected: RegExp;
    complaints: Complaints;
    data: DataMode;
    /** The server with shared data; null without. */
    community: Community | null;
  },
  { communities: Communities }
>({
  communities: [
    // Playwright reads from the pattern that it needs no other fixture.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const communities = createCommunities();
      await provide(communities);
      await communities.end();
    },
    { scope: 'worker' },
  ],
  expected: [/^$/, { option: true }],
  data: ['local', { option: true }],
  async community({ data, communities }, provide) {
    const community = data === 'server' ? await communities.startCopy() : null;
    await provide(community);
    await community?.stop();
  },
  async page({ page, community, storageState }, provide) {
    if (community) await page.context().addInitScript(shiftClock, moment.getTime() - Date.now());
    // The login was stored at another address: each server has its own.
    if (community && typeof storageState === 'string') {
      const { origins } = storageAt(community.address, storageState);
      await page.addInitScript(
        (items) => {
          if (sessionStorage.getItem('logged-in')) return;
          sessionStorage.setItem('logged-in', 'yes');
          for (const { name, value } of items) localStorage.setItem(name, value);
        },
        origins.flatMap(({ localStorage: items }) => items),
      );
    }
    await provide(page);
  },
  async baseURL({ baseURL, community }, provide) {
    await provide(community?.address ?? baseURL);
  },
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: Complaints = [];
      await watch(page, complaints);
      await use(complaints);
      const unexpected = complaints.filter(
        (line) => ![refusals, slowDrawing, withoutWorker, expected].some((known) => known.test(line)),
      );
      expect(unexpected, 'errors, warnings and blocked resources').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
