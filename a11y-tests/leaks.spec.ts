import { held, measure, walk } from './support/leaks';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.describe('100 route changes', () => {
  test.use({ storageState: storageOf('user') });
  test.setTimeout(120_000);

  const paths = ['/resources', '/services', '/community', '/events', '/help', '/'];

  test('leave not one DOM node and not one listener behind', async ({ page }) => {
    await open(page, '/');
    const session = await measure(page);
    // What each page makes once and keeps on purpose, such as its code, is made in the first rounds.
    await walk(page, paths, 2 * paths.length);
    const quiet = async () => {
      // Announcements are taken away after three seconds; the same point of the walk is compared.
      let last = await held(session);
      await expect
        .poll(
          async () => {
            const now = await held(session);
            const same = now.nodes === last.nodes && now.listeners === last.listeners;
            last = now;
            return same;
          },
          { intervals: [1500], timeout: 30_000 },
        )
        .toBe(true);
      return last;
    };
    const before = await quiet();
    await walk(page, paths, 102);
    await expect.poll(() => held(session), { timeout: 20_000 }).toEqual(before);
  });
});
