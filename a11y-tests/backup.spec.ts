import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const margaret = 'margaret@example.org';
const clinic = 'Carlton Community Health Centre';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page) => page.getByRole('region', { name: 'A backup of my data' });
const offer = (page: Page) => page.getByRole('complementary', { name: 'A backup of my data' });
const picker = (page: Page) => page.getByLabel('File with my backup');
const remind = (page: Page) => page.getByRole('checkbox', { name: /^This is my own device\./ });
/** Texts that were announced politely, as often as each was. */
const said = (page: Page, text: string) => page.locator('[data-live-announcer]').getByText(text);

const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** What this browser has of the sample person, whatever the order. */
const own = (page: Page) =>
  page.evaluate((email) => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
    const resources = list('resources') as { id: number; ratings: { userId: string }[] }[];
    const sorted = (found: object[]) => found.map((one) => JSON.stringify(one)).sort();
    return {
      appointments: sorted(list('appointments').filter(({ userId }) => userId === email)),
      ratings: sorted(
        resources.map(({ id, ratings }) => ({ id, mine: ratings.filter(({ userId }) => userId === email) })),
      ),
      events: list('events'),
      places: sorted(list('ageBetter.registrations')),
      saved: sorted(list('ageBetter.saved')),
      largeText: localStorage.getItem('largeText'),
    };
  }, margaret);

/** Everything that is stored, but for when somebody was here last. */
const everything = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, users: '' }));

/** Saves a backup by the button, and returns the file. */
async function save(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('what somebody has is saved by keyboard, cleared, brought in again whole, and never twice', async ({
  page,
}) => {
  await logIn(page, margaret);
  await open(page, '/services');
  await press(page, `Save ${clinic}`);
  await expect(button(page, `Saved ${clinic}`)).toBeVisible();
  await open(page, '/events');
  await press(page, 'Register for Walking Group');
  await expect(page.getByRole('button', { name: /^Give up/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Large text' }).focus();
  await page.keyboard.press('Enter');

  await open(page, '/profile');
  const saving = button(page, 'Save a backup');
  await saving.focus();
  const { name, path } = await save(page);
  expect(name).toMatch(/^my-backup_\d{8}\.json$/);
  const saved =
    '8 appointments, 1 rating, 1 place at an event, 1 thing saved for later and 1 display setting';
  await expect(section(page).getByText(`Your backup is saved: ${saved}.`)).toBeVisible();
  await expect(said(page, `Your backup is saved: ${saved}.`)).toHaveCount(1);
  await expect(saving).toBeFocused();
  await expect(section(page).getByText('Your last backup here:')).toBeVisible();
  const before = await own(page);

  await press(page, 'Logout');
  await press(page, 'Clear my data from this device');
  const question = page.getByRole('alertdialog', { name: 'Clear your data from this device?' });
  await tabTo(page, question.getByRole('button', { name: 'Clear my data' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Your data is cleared from this device.')).toBeVisible();
  // As in a browser that has forgotten everything.
  await page.evaluate(() => localStorage.removeItem('largeText'));

  await logIn(page, margaret);
  await open(page, '/profile');
  await expect(section(page).getByText('You have not saved a backup in this browser yet.')).toBeVisible();
  expect((await own(page)).appointments).toEqual([]);

  const choose = async () => {
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'Bring my backup in');
    await (await choosing).setFiles(path);
  };
  const asked = page.getByRole('alertdialog', { name: `Bring in ${saved}?` });
  await choose();
  await expect(asked).toHaveAccessibleDescription('What you have here stays as it is.');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  expect((await own(page)).appointments).toEqual([]);

  await choose();
  await tabTo(page, asked.getByRole('button', { name: 'Bring it in' }));
  await page.keyboard.press('Enter');
  const message = section(page).getByRole('group', { name: `Brought in: ${saved}.` });
  await expect(message).toBeVisible();
  await expect(said(page, `Brought in: ${saved}. You can undo this.`)).toHaveCount(1);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await expect(page.getByRole('button', { name: /^Edit / })).not.toHaveCount(0);
  expect(await own(page)).toEqual(before);

  await choose();
  const already = 'Nothing was brought in. 11 are here already.';
  await expect(section(page).getByText(already)).toBeVisible();
  await expect(said(page, already)).toHaveCount(1);
  expect(await own(page)).toEqual(before);
});

test('what came in is taken out again by Undo, and the focus stays close by', async ({ page }) => {
  await logIn(page, margaret);
  await open(page, '/profile');
  await button(page, 'Save a backup').focus();
  const { path } = await save(page);
  await expect(section(page).getByText('Your backup is saved:')).toBeVisible();
  await page.evaluate((email) => {
    const all = JSON.parse(localStorage.getItem('appointments')!) as { userId: string }[];
    localStorage.setItem('appointments', JSON.stringify(all.filter(({ userId }) => userId !== email)));
  }, margaret);
  await open(page, '/profile');
  await picker(page).setInputFiles(path);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it in' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, section(page).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  const undone = 'Undone. What the backup brought is taken out again.';
  await expect(section(page).getByText(undone)).toBeVisible();
  await expect(said(page, undone)).toHaveCount(1);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  expect((await own(page)).appointments).toEqual([]);
});

test.describe('a backup', () => {
  test.use({ storageState: storageOf('user') });

  const file = (text: string) => ({
    name: 'my-backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const whole = {
    format: 'age-better-own-backup',
    version: 1,
    person: margaret,
    appointments: [],
    ratings: [],
    places: [],
    saved: [],
    choices: {},
  };
  const visit = {
    id: '5',
    title: 'Podiatrist at the clinic',
    start: '2097-11-26T22:30:00.000Z',
    end: '2097-11-27T00:00:00.000Z',
  };
  const bad: readonly [string, string, string][] = [
    ['words', 'Dear diary', 'This file is not a backup, or only a part of one.'],
    ['half of one', JSON.stringify(whole).slice(0, 60), 'This file is not a backup, or only a part of one.'],
    ['of another program', '{"format":"calendar"}', 'This file is from another program.'],
    [
      'of a later version',
      JSON.stringify({ ...whole, version: 2 }),
      'This backup is from a newer version of this site.',
    ],
    [
      'of somebody else',
      JSON.stringify({ ...whole, person: 'george@example.org' }),
      'This backup belongs to another account.',
    ],
    ['without lists', JSON.stringify({ ...whole, saved: 7 }), 'This backup is damaged and cannot be read.'],
    [
      'of appointments alone',
      '{"kind":"age-better-appointments","appointments":[]}',
      'This file has appointments only.',
    ],
    ['of more than 10 MB', 'x'.repeat(10_000_001), 'This file is too large to be a backup.'],
  ];

  test('that cannot be read is refused in a sentence, and nothing changes', async ({ page }) => {
    await open(page, '/profile');
    await expect(picker(page)).toBeAttached();
    const before = await everything(page);
    for (const [, text, sentence] of bad) {
      await picker(page).setInputFiles(file(text));
      await expect(section(page).getByText(sentence)).toBeVisible();
      await expect(said(page, sentence)).toHaveCount(1);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    expect(await everything(page)).toBe(before);
  });

  test('with damaged entries says how many before it brings in the rest', async ({ page }) => {
    await open(page, '/profile');
    await picker(page).setInputFiles(
      file(JSON.stringify({ ...whole, appointments: [visit, { id: 6 }, null] })),
    );
    const asked = page.getByRole('alertdialog', { name: 'Bring in 1 appointment?' });
    await expect(asked).toHaveAccessibleDescription(
      '2 entries of this file are damaged and cannot come. What you have here stays as it is.',
    );
    await asked.getByRole('button', { name: 'Bring it in' }).click();
    await expect(button(page, `Edit ${visit.title}, Wednesday 27 November, 9:30 am`)).toBeVisible();
  });

  test('that does not fit into the browser brings in nothing, and says why', async ({ page }) => {
    await open(page, '/profile');
    await expect(picker(page)).toBeAttached();
    await page.evaluate(() => {
      for (let size = 2 ** 22, number = 0; size >= 1; number += 1) {
        try {
          localStorage.setItem(`filler${number}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    const before = await everything(page);
    await picker(page).setInputFiles(
      file(JSON.stringify({ ...whole, appointments: [visit], choices: { largeText: true } })),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it in' }).click();
    await expect(
      section(page).getByText('There is no room left in this browser, so nothing was saved.'),
    ).toBeVisible();
    expect(await everything(page)).toBe(before);
  });

  const at = (day: number) => new Date(Date.parse('2026-11-24T10:00:00+11:00') + day * 86_400_000);

  test('is offered on one’s own device every 14 days, once something has changed', async ({ page }) => {
    await page.clock.setFixedTime(at(0));
    await open(page, '/profile');
    await remind(page).focus();
    await page.keyboard.press('Space');
    await expect(remind(page)).toBeChecked();
    await button(page, 'Save a backup').focus();
    await save(page);
    await expect(
      section(page).getByText('Your last backup here: Tuesday 24 November 2026, 10:00 am.'),
    ).toBeVisible();

    // Nothing has changed: nothing is offered. The line about saved things shows that the page has come so far.
    const isQuiet = async (day: number) => {
      await page.clock.setFixedTime(at(day));
      const code = day < 0 ? null : page.waitForResponse(/\/backupOffer-/);
      await open(page, '/services');
      await code;
      await expect(page.getByRole('button', { name: /^Saved? / }).first()).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    };
    await isQuiet(20);
    await press(page, `Save ${clinic}`);
    await expect(button(page, `Saved ${clinic}`)).toBeVisible();
    await isQuiet(13.9);

    const line = 'You have not saved a backup for 14 days or more, and something of yours has changed.';
    await page.clock.setFixedTime(at(14));
    await open(page, '/services');
    await expect(offer(page).getByText(line)).toBeVisible();
    await expect(said(page, line)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offer(page).getByRole('button', { name: 'Not now' }).focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await isQuiet(27.9);

    await page.clock.setFixedTime(at(28));
    await open(page, '/services');
    await offer(page).getByRole('button', { name: 'Save a backup' }).focus();
    expect((await save(page)).name).toBe('my-backup_20261222.json');
    await expect(offer(page)).toHaveCount(0);
    await expect(said(page, 'Your backup is saved:')).toHaveCount(1);
    await isQuiet(60);
  });
});

/** What a browser says when it is asked to keep the data, and how often it was asked. */
const stubStorage = (promises: boolean) => {
  Object.assign(window, { asked: 0 });
  let kept = false;
  navigator.storage.persisted = async () => kept;
  navigator.storage.persist = async () => {
    (window as unknown as { asked: number }).asked += 1;
    kept = promises;
    return kept;
  };
};
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked);
const ask = 'Ask this browser to keep my data';
const promised = 'This browser has promised to keep your data.';

for (const data of ['local', 'server'] as const)
  test.describe(`asking the browser to keep the data, with the data in ${data}`, () => {
    test.use({ data, storageState: storageOf('user', data) });

    /** Says that this is one's own device. */
    const own = async (page: Page) => {
      if (data === 'local') {
        await remind(page).focus();
        await page.keyboard.press('Space');
        return;
      }
      await press(page, 'Say whose device this is');
      await page.getByRole('button', { name: 'This is my own device', exact: true }).click();
    };
    const place = (page: Page) =>
      data === 'local' ? section(page) : page.getByRole('region', { name: 'This device' });

    test('comes after a press on one’s own device, and the promise is heard once', async ({ page }) => {
      await page.addInitScript(stubStorage, true);
      await open(page, '/profile');
      await expect(place(page)).toBeVisible();
      await expect(button(page, ask)).toHaveCount(0);
      await own(page);
      await expect(button(page, ask)).toBeVisible();
      expect(await asked(page)).toBe(0);
      await press(page, ask);
      await expect(place(page).getByText(promised)).toBeVisible();
      await expect(said(page, promised)).toHaveCount(1);
      await expect(place(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(button(page, ask)).toHaveCount(0);
      expect(await asked(page)).toBe(1);
    });

    test('is told in words where the browser promises nothing', async ({ page }) => {
      await page.addInitScript(stubStorage, false);
      await open(page, '/profile');
      await own(page);
      await expect(place(page).getByText(/^This browser may delete .* when it needs room/)).toBeVisible();
      await press(page, ask);
      await expect(place(page).getByText('This browser did not promise it.')).toBeVisible();
      await expect(said(page, 'This browser did not promise it.')).toHaveCount(1);
      await expect(button(page, ask)).toBeFocused();
    });
  });
