import type { Page } from '@playwright/test';
import type { Community } from './support/community';
import { focusLook, tabTo } from './support/keyboard';
import { announcements, listen } from './support/listen';
import { moment } from './support/moment';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// "Find somebody who speaks Greek, with a step-free door, open now, and call them."

/** On the Tuesday morning of the audits only one is open, without a step and Greek; one does not say whether it is step-free. */
const places = [
  'name,type,lat,lng,suburb,state,phone,schedule,languages,accessibility',
  'Shut Door,health,-37.811,144.961,Melbourne,VIC,03 5550 0001,"Mo-Fr 18:00-20:00","English, Greek",Ramp',
  'Wanted Door,health,-37.82,144.97,Southbank,VIC,03 5550 0002,"Mo-Fr 09:00-17:00","English, Greek",No steps',
  'Stairs Only,health,-37.812,144.962,Melbourne,VIC,03 5550 0003,"Mo-Fr 09:00-17:00",Greek,Six steps',
  'Silent Door,health,-37.813,144.963,Melbourne,VIC,03 5550 0004,"Mo-Fr 09:00-17:00",Greek,',
  'Other Door,health,-37.814,144.964,Melbourne,VIC,03 5550 0005,"Mo-Fr 09:00-17:00",Italian,Ramp',
].join('\n');
const answer = '1 place: step-free, Greek spoken, open now';
const unsaid = '1 more place does not say if it is step-free.';

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  viewport: { width: 360, height: 640 },
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const speaks = (page: Page) => main(page).getByRole('combobox', { name: 'Speaks' });
const heading = (page: Page, name: string | RegExp = answer) =>
  main(page).getByRole('heading', { level: 2, name });
const call = (page: Page) => main(page).locator('a[href="tel:0355500002"]');

async function openServices(page: Page, community: Community | null): Promise<void> {
  const body = { format: 'csv', content: places, dryRun: false };
  await community!.ask('admin@example.org', 'POST', 'services', body);
  await page.clock.setFixedTime(moment);
  await open(page, '/services');
  await expect(button(page, 'Step-free')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
}

/** @param answered Waits until what a wish left has reached the person: by sight, or by ear. */
async function findByKeys(
  page: Page,
  answered = (words: string) => expect(heading(page, words)).toBeVisible(),
): Promise<void> {
  await tabTo(page, button(page, 'Open now'));
  await page.keyboard.press('Enter');
  await answered('4 places: open now');
  await tabTo(page, button(page, 'Step-free'));
  await page.keyboard.press('Space');
  await answered('2 places: step-free, open now');
  await tabTo(page, speaks(page));
  await page.keyboard.press('g');
  await expect(heading(page)).toBeVisible();
}

test('somebody who speaks Greek, with a step-free door, open now, is found by keyboard and can be called', async ({
  page,
  community,
}) => {
  await openServices(page, community);
  await findByKeys(page);
  await expect(heading(page)).toBeInViewport();
  await expect(speaks(page)).toBeFocused();
  expect(await focusLook(page)).toMatchObject({ seen: true, ring: true });
  await expect(main(page).getByText(unsaid)).toBeVisible();
  await tabTo(page, call(page));
  await expect(call(page)).toHaveAccessibleName('Call 03 5550 0002, Wanted Door');
});

test.describe('by ear', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
  test('each wish is heard once, with how many places are left', async ({ page, community }) => {
    await openServices(page, community);
    await listen(page);
    const said = `${answer}.`;
    const announced = (words: string) =>
      expect.poll(async () => (await announcements(page)).join('\n')).toContain(words);
    await findByKeys(page, announced);
    await announced(said);
    const heard = (await announcements(page)).filter((line) => line.includes('place'));
    expect(heard.filter((line) => line.includes('places: open now'))).toHaveLength(1);
    expect(heard.filter((line) => line.includes('2 places: step-free, open now'))).toHaveLength(1);
    expect(heard.filter((line) => line.includes(said))).toHaveLength(1);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  for (const theme of themes.filter(({ name }) => name === 'standard' || name === 'large text'))
    test(`what is pressed stays in sight, and its answer comes into sight, in the theme ${theme.name}`, async ({
      page,
      community,
    }) => {
      await openServices(page, community);
      await showIn(page, theme);
      for (const [name, words] of [
        ['Transport', 'No places: Transport'],
        ['Transport', '5 places'],
        ['Open now', '4 places: open now'],
        ['Step-free', '2 places: step-free, open now'],
      ] as const) {
        await button(page, name).tap();
        await expect(heading(page, words)).toBeInViewport({ ratio: theme.text === 'large' ? 0.1 : 1 });
        await expect(button(page, name)).toBeInViewport({ ratio: 0.95 });
      }
      await speaks(page).selectOption('Greek');
      await expect(heading(page)).toBeVisible();
      await call(page).tap({ trial: true });
    });
});
