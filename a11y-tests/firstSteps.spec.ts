import type { Community } from './support/community';
import { stepsOf } from './support/steps';
import { expect, test } from './support/test';
import { emailOf, storageOf } from './support/viewers';

/** Each step costs a whole round trip: on Slow 4G, over half a second. */
const maxSteps = 2;

/** Of all kinds, the HTML included. */
const maxRequests = 20;

interface FirstView {
  path: string;
  who: 'visitor' | 'user' | 'admin';
  /** What the first view is waited for by. */
  content: string;
}

const pages: readonly FirstView[] = [
  { path: '/resources', who: 'user', content: 'main article' },
  { path: '/events', who: 'user', content: 'main article' },
  { path: '/services', who: 'user', content: 'main li h3' },
  { path: '/community', who: 'user', content: 'main article' },
  { path: '/profile', who: 'user', content: 'main article' },
  {
    path: '/admin-dashboard',
    who: 'admin',
    content: 'main tbody tr',
  },
  {
    path: '/search?q=walk',
    who: 'user',
    content: 'main li',
  },
  { path: '/help', who: 'visitor', content: 'main a[href^="tel:"]' },
  { path: '/privacy', who: 'visitor', content: 'main h2' },
];

/** An appointment, so that the profile of somebody who shares data has a card. */
async function book(community: Community): Promise<void> {
  const record = {
    id: 'walk',
    title: 'Walk',
    start: '2026-11-25T23:00:00.000Z',
    end: '2026-11-26T00:00:00.000Z',
    location: 'Park',
    description: '',
    allDay: false,
    userId: emailOf('user'),
  };
  await community.ask(emailOf('user'), 'PUT', 'appointments/walk', { record });
}

/** The scripts of the page named no more: they are asked for when the code that needs them has arrived. */
const withoutScripts = (html: string) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

/** What the buttons "Save" do comes a second after the page was drawn, on a slow machine before its list. Nobody waits for it. */
const later = /^\/assets\/(?:SavesWatch|saved)-/;

/** The browser asks for the icon of its tab when it likes; it counts in any case. */
const countOf = (steps: readonly (readonly string[])[]) =>
  steps.flat().filter((path) => path !== '/leaf.svg' && !later.test(path)).length + 1;

const afterHtml = (steps: readonly unknown[]) => steps.length - 1;

for (const data of ['local', 'server'] as const) {
  for (const { path, who, content } of pages) {
    test.describe(`the first view of ${path}, data: ${data}`, () => {
      test.use({ data, storageState: storageOf(who, data) });

      test('comes in two steps after the HTML, and in few requests', async ({ page, community }) => {
        if (community && path === '/profile') await book(community);
        const steps = await stepsOf(page, path, content);
        const asked = JSON.stringify(steps, null, 1);
        expect(afterHtml(steps), asked).toBeLessThanOrEqual(maxSteps);
        expect(countOf(steps), asked).toBeLessThanOrEqual(maxRequests);
      });
    });
  }
}

test.describe('a first view whose HTML does not name its scripts', () => {
  test.use({ storageState: storageOf('user') });

  test('is caught: it takes more than two steps', async ({ page }) => {
    const steps = await stepsOf(page, '/resources', 'main article', withoutScripts);
    expect(afterHtml(steps), JSON.stringify(steps)).toBeGreaterThan(maxSteps);
  });
});
