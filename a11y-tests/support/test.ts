import { test as base, expect, type Page } from '@playwright/test';

/** What a page must never do, seen while a test ran: one line each. */
export type Complaints = string[];

/** The browser itself notes each refusal of the server, such as a wrong password. The page's answer to it is tested. */
const refusals =
  /^console error: Failed to load resource: the server responded with a status of 4\d\d .*\/api\//;

/** A browser without a graphics card remarks that drawing a map takes it long. No page can do anything about that. */
const slowDrawing = /^console warning: \[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance,/;

/** Collects every error, warning, refused resource and request to a stranger that a page causes. */
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

/**
 * Playwright's test with one thing added: each test fails when its page complained about anything at all. A test
 * that brings on a complaint by itself says which, and the rest still counts.
 */
export const test = base.extend<{ expected: RegExp; complaints: Complaints }>({
  expected: [/^$/, { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: Complaints = [];
      await watch(page, complaints);
      await use(complaints);
      const unexpected = complaints.filter(
        (line) => ![refusals, slowDrawing, expected].some((known) => known.test(line)),
      );
      expect(unexpected, 'errors, warnings and blocked resources').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
