import type { Page } from '@playwright/test';
import { byKeyboard, waysPast, windows } from './seededFaults/finders';
import { seedIn, takeOut, type Fault } from './seededFaults/fault';
import { faults } from './seededFaults/faults';
import { audit } from '@/a11y-tests/support/audit';
import { invalidHtml } from '@/a11y-tests/support/html';
import { open } from '@/a11y-tests/support/page';
import { looseStructure } from '@/a11y-tests/support/structure';
import { expect, test } from '@/a11y-tests/support/test';
import { storageOf } from '@/a11y-tests/support/viewers';

// Faults of every kind are put into a good page, one by one, and the run's own checks have to find each: nothing before,
// something after. One page for each check: to load it anew for each fault takes longer than to look at it.
// What they cannot find is said at the end.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
  storageState: storageOf('user'),
});

async function openHelp(page: Page) {
  await open(page, '/help');
  await page.locator('h1').waitFor();
  await page.locator('[data-live-announcer]').waitFor({ state: 'attached' });
}

/** @returns the way to take it out again; what was done by `act` stays. */
async function seed(page: Page, { html = '', css = '', act }: Pick<Fault, 'html' | 'css' | 'act'>) {
  await page.evaluate(seedIn, { html, css });
  if (act) await page.evaluate(act);
  return () => page.evaluate(takeOut);
}

/** These checks press what they find, and "Logout" would end the login of all tests after them. */
const pressesAll = new Set<Fault['finds']>([byKeyboard, waysPast, windows]);

for (const finds of new Set(faults.map((one) => one.finds))) {
  const those = faults.filter((one) => one.finds === finds);
  test.describe(`${finds.name} finds nothing in a good page, then`, () => {
    test.use({ storageState: storageOf(pressesAll.has(finds) ? 'visitor' : 'user') });
    test(those.map(({ fault }) => fault).join('; '), async ({ page }) => {
      if (those.some(({ width }) => width)) await page.setViewportSize({ width: 320, height: 640 });
      await openHelp(page);
      expect(await finds(page)).toEqual([]);
      let spoilt = false;
      for (const { fault, says, ...seeded } of those) {
        if (seeded.act || spoilt) await openHelp(page);
        spoilt = seeded.act !== undefined;
        const undo = await seed(page, seeded);
        expect.soft((await finds(page)).join('\n'), fault).toMatch(says);
        await undo();
      }
    });
  });
}

/** They stand in the trees and transcripts, for the people who review them; no check says that they are wrong. */
const notFound = [
  { fault: 'words for a picture that shows something else', html: '<img src="/leaf.svg" alt="A dog">' },
  { fault: 'a heading that only looks like one', html: '<p><strong>Not a heading</strong></p>' },
  {
    fault: 'an order on the screen that is not the order of reading',
    html: '<div class="seeded"><p>First</p><p>Second</p></div>',
    css: '.seeded { display: flex; flex-direction: column-reverse; }',
  },
];

test('what no check finds is known', async ({ page }) => {
  await openHelp(page);
  for (const fault of notFound) {
    const undo = await seed(page, fault);
    const found = [...(await audit(page)), ...(await looseStructure(page)), ...(await invalidHtml(page))];
    expect(found, fault.fault).toEqual([]);
    await undo();
  }
});
