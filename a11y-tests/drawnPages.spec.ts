import { expect, test } from './support/test';
import { storageOf } from './support/viewers';
import { drawnByCode, openWithoutCode, textsOf } from './support/withoutCode';

// With data on the server, a page comes with its content. Where its code is held back here, everything that is seen came with the HTML.

/** The pages, with what is seen of them without any code, and what they need not ask for any more. */
const pages = [
  { path: '/', who: 'user', content: 'main h1', came: [] },
  { path: '/resources', who: 'user', content: 'main article', came: ['resources'] },
  { path: '/resources?item=1', who: 'user', content: 'main h1', came: ['resources'] },
  { path: '/events', who: 'user', content: 'main article', came: ['events', 'registrations'] },
  { path: '/events?item=1', who: 'user', content: 'main article', came: ['events', 'registrations'] },
  { path: '/events', who: 'healthcare', content: 'main article', came: ['events', 'registrations'] },
  { path: '/community', who: 'user', content: 'main article', came: ['events'] },
  { path: '/services', who: 'user', content: 'main li h3', came: ['services'] },
  { path: '/services?item=1', who: 'user', content: 'main h1', came: ['services'] },
  { path: '/profile', who: 'user', content: 'main h2', came: ['appointments'] },
  { path: '/saved', who: 'user', content: 'main li', came: ['me/saved'] },
  { path: '/search?q=walk', who: 'user', content: 'main li', came: ['resources', 'events', 'services'] },
  { path: '/admin-dashboard', who: 'admin', content: 'main tbody tr', came: ['accounts', 'resources'] },
  { path: '/admin-records', who: 'admin', content: 'main tbody tr', came: ['outbox', 'audit'] },
  { path: '/admin-places', who: 'admin', content: 'main h1', came: ['services/places'] },
  { path: '/help', who: 'user', content: 'main a[href^="tel:"]', came: [] },
  { path: '/privacy', who: 'user', content: 'main h2', came: [] },
] as const;

test.describe('where data is shared', () => {
  test.use({ data: 'server' });

  for (const { path, who, content, came } of pages) {
    test.describe(`${path}, for ${who}`, () => {
      test.use({ storageState: storageOf(who, 'server') });

      test('comes with its content, which its code takes over as it is and does not ask for again', async ({
        page,
      }) => {
        const { timesOf, bringCode, gone, seen, watchShifts, isTakenOver } = await openWithoutCode(
          page,
          path,
        );
        await expect(page.locator(content).first()).toBeVisible();
        const before = await textsOf(page);
        await watchShifts();
        bringCode();
        await isTakenOver();
        expect((await gone()).filter((text) => !drawnByCode.test(text))).toEqual([]);
        expect((await seen()).shift).toBeLessThanOrEqual(0.02);
        for (const name of came) expect([name, timesOf(`GET /api/${name}`)]).toEqual([name, 0]);
        // Nothing of it says anything else now; more may stand below it.
        const after = await textsOf(page);
        expect(before.filter((text) => !after.includes(text))).toEqual([]);
        await expect(page.locator('body')).toBeFocused();
      });
    });
  }
});
