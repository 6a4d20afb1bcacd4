import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { askAxe } from './support/audit';
import type { Community } from './support/community';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// The page that the links in reminders open: nobody logs in, and the server writes it by itself.

// A link that cannot do anything is answered with 404 or 410, which the browser logs.
test.use({ data: 'server', expected: /the server responded with a status of 4(?:04|10)/ });

const nina = 'nina@example.org';
const ray = 'physio.ray@example.org';
const tea = {
  id: 950,
  title: 'Tea in the garden',
  date: '2026-12-09',
  starts: '14:00',
  ends: '15:30',
  location: 'Melbourne City library',
  description: '',
  category: 'social',
  image: '',
  capacity: 20,
};
/** Two in the afternoon in Melbourne. */
const startsAt = Date.parse('2026-12-09T03:00:00.000Z');

/** A link as the server signs it, with the key of its data folder. */
async function linkFor(community: Community, ...parts: (string | number)[]): Promise<string> {
  const key = readFileSync(join(community.dataFolder, 'demonstration', 'token.key'));
  const own = createHmac('sha256', key).update('links of reminders').digest();
  const { account } = (await community.ask(nina, 'GET', 'me/data')) as { account: { id: string } };
  const [what, ...rest] = parts;
  const text = Buffer.from(JSON.stringify([what, account.id, ...rest])).toString('base64url');
  return `/reminder?link=${text}.${createHmac('sha256', own).update(text).digest('base64url')}`;
}

const eventLink = (community: Community) => linkFor(community, 'e', '950', startsAt);

async function goToTea(community: Community): Promise<string> {
  await community.ask(ray, 'PUT', 'events/950', { record: tea });
  await community.ask(nina, 'PUT', 'events/950/registration');
  return eventLink(community);
}

const places = async (community: Community) =>
  ((await community.ask(nina, 'GET', 'registrations')) as { registered: number[] }).registered;

/** What must hold of each of these pages: axe, no sideways scrolling, nothing too small to press, the words above it. */
async function check(page: Page, title: string, enhanced = false): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} - Age Better`);
  expect((await askAxe(page, { enhanced })).violations).toEqual([]);
  const sizes = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [...document.querySelectorAll('button')].filter((one) => one.getBoundingClientRect().height < 44)
      .length,
  }));
  expect(sizes).toEqual({ over: 0, small: 0 });
}

const looks = [
  { name: 'in the standard theme', media: {}, kept: {} },
  { name: 'with more contrast', media: { contrast: 'more' as const }, kept: {}, enhanced: true },
  { name: 'in forced colours', media: { forcedColors: 'active' as const }, kept: {} },
  {
    name: 'in the high contrast and large text that were chosen on this device',
    media: {},
    kept: { highContrast: 'true', largeText: 'true' },
    enhanced: true,
  },
];
for (const { name, media, kept, enhanced } of looks)
  test(`the page of a link passes axe and fits 320 pixels ${name}, before and after the answer`, async ({
    page,
    community,
  }) => {
    const link = await goToTea(community!);
    await page.emulateMedia(media);
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, kept);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(link);
      await check(page, `Are you coming to ${tea.title}?`, enhanced);
      await page.goto(await linkFor(community!, 's'));
      await check(page, 'Your reminders are turned off', enhanced);
      await page.goto('/reminder?link=cut-off');
      await check(page, 'This link does not work', enhanced);
    }
    await page.goto(link);
    await page.getByRole('button', { name: 'I cannot come: give up my place' }).click();
    await check(page, 'You have given up your place', enhanced);
  });

test('somebody gives up a place by keyboard, without a login and without scripts', async ({
  browser,
  community,
}) => {
  const link = await goToTea(community!);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: community!.address });
  const page = await context.newPage();
  await page.goto(link);
  expect(await places(community!)).toEqual([950]);
  const give = page.getByRole('button', { name: 'I cannot come: give up my place' });
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(give).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have given up your place');
  expect(await places(community!)).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Nothing was changed.');
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the page of a link is read as a heading, what it is about, and the two answers', async ({
  page,
  community,
}) => {
  await page.goto(await goToTea(community!));
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - paragraph:
        - link "Age Better"
    - main:
      - heading "Are you coming to Tea in the garden?" [level=1]
      - list:
        - listitem: "Date: Wednesday 9 December 2026"
        - listitem: "Time: 2:00 to 3:30 pm (Melbourne time)"
        - listitem: "Location: Melbourne City library"
      - paragraph: You have a place. If you cannot come, please give it up, so that somebody else can have it.
      - button "I am coming"
      - 'button "I cannot come: give up my place"'
      - paragraph:
        - link "See this event"
  `);
});

test.describe('who books', () => {
  test.use({ storageState: storageOf('user', 'server') });

  test('hears at the first booking, once, that there are reminders, and never again', async ({ page }) => {
    await open(page, '/profile');
    const book = async (title: string) => {
      await page.getByRole('button', { name: 'Add an appointment' }).click();
      await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(title);
      await page.keyboard.press('Enter');
      const saved = page.getByRole('main').getByText(`Appointment saved: ${title}`);
      await expect(saved).toBeVisible();
      // A window stays for a moment while it leaves.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return saved.textContent();
    };
    expect(await book('Walk')).toMatch(
      /\. We can remind you by email: see “Reminders by email” on this page\.$/,
    );
    expect(await book('Choir')).not.toContain('remind');
  });
});
