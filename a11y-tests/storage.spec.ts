import type { Page } from '@playwright/test';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as object[] | null, key);

async function logIn(page: Page): Promise<void> {
  await open(page, '/?auth=login');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(`You are logged in as ${emailOf('user')}.`)).toBeVisible();
}

/** An hour at which it is still yesterday in Greenwich: days must be the person's own. */
const firstRun = new Date('2026-11-26T07:00:00+11:00');

test.describe('the first visit', () => {
  test.use({ timezoneId: 'Australia/Melbourne' });

  test('stores the examples, each kind under its key, and later visits leave them alone', async ({
    page,
  }) => {
    const zone = process.env.TZ;
    process.env.TZ = 'Australia/Melbourne';
    const examples = {
      resources: seedResources(firstRun),
      events: seedEvents(firstRun),
      users: seedUsers(firstRun),
    };
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;

    await page.clock.setFixedTime(firstRun);
    await open(page, '/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await logIn(page);
    await page.getByRole('banner').getByRole('link', { name: 'Community', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Walking Group' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Health Resources', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Health Resources' })).toBeVisible();
    await page.getByRole('banner').getByRole('searchbox').fill('lifeline');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/results? for “lifeline”\.$/)).toBeVisible();

    expect(await stored(page, 'resources')).toEqual(examples.resources);
    expect(await stored(page, 'events')).toEqual(examples.events);
    const [admin, nurse, physio, margaret, ...others] = examples.users;
    expect(await stored(page, 'users')).toEqual([
      admin,
      nurse,
      physio,
      expect.objectContaining({ email: margaret!.email, lastLogin: firstRun.toISOString() }),
      ...others,
    ]);

    await page.clock.setFixedTime(new Date('2027-02-01T09:00:00+11:00'));
    await page.evaluate(() => localStorage.setItem('resources', '[]'));
    await page.reload();
    await expect(page.getByText(/results? for “lifeline”\.$/)).toBeVisible();
    expect(await stored(page, 'resources')).toEqual([]);
    expect(await stored(page, 'events')).toEqual(examples.events);
  });
});

/** What an older version, another program or half a write may leave behind. */
const unreadable = [
  { key: 'events', text: '{"half a', path: '/community', shown: 'Walking Group' },
  { key: 'events', text: 'null', path: '/events', shown: 'Walking Group' },
  { key: 'resources', text: '"words"', path: '/search?q=arthritis', shown: 'Living well with arthritis' },
] as const;

test.describe('invalid stored data', () => {
  test.use({ storageState: storageOf('user') });

  for (const { key, text, path, shown } of unreadable) {
    test(`of ${text} under ${key} is set aside on ${path}, with a message`, async ({ page }) => {
      await open(page, '/help');
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
      await open(page, path);
      await expect(page.getByRole('main').getByText(/could not be read\./)).toBeVisible();
      await expect(page.getByRole('link', { name: shown })).toBeVisible();
      expect(await page.evaluate((name) => localStorage.getItem(name), `${key}.broken`)).toBe(text);
      expect((await stored(page, key))?.length).toBe(key === 'events' ? 6 : 10);
    });
  }

  test('among valid records is set aside alone', async ({ page }) => {
    await open(page, '/events');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.evaluate(() => {
      const events = JSON.parse(localStorage.getItem('events')!) as object[];
      localStorage.setItem('events', JSON.stringify([{ id: 'seven' }, ...events]));
    });
    await page.reload();
    await expect(page.getByRole('main').getByText(/could not be read\./)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await stored(page, 'events.broken')).toEqual([{ id: 'seven' }]);
  });
});

/** Leaves no room in the storage. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    let size = 2 ** 22;
    for (let number = 0; size >= 1; number += 1) {
      try {
        localStorage.setItem(`filler${number}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
const makeRoom = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
  });

test.describe('a full storage', () => {
  test.use({ storageState: storageOf('healthcare') });

  test('is reported when an event is edited; the form keeps what was typed, and saves it later', async ({
    page,
  }) => {
    await open(page, '/events');
    await page.getByRole('button', { name: 'Edit Walking Group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Walking Group' });
    const words = 'Along the river. '.repeat(20).trim();
    await dialog.getByLabel('Description', { exact: true }).fill(words);
    await fillUp(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/no room left/)).toBeVisible();
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(words);
    await makeRoom(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: 'Walking Group' }).getByText(words)).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ storageState: storageOf('user') });

  test('that write at the same moment lose nothing, and each shows what the other did', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, '/events');
      await expect(tab.getByRole('article')).toHaveCount(6);
    }
    await Promise.all([
      page.getByRole('button', { name: 'Register for Walking Group' }).press('Enter'),
      other.getByRole('button', { name: 'Register for Using Your Phone Safely' }).press('Enter'),
    ]);
    for (const tab of [page, other]) {
      await expect(tab.getByText('10/15 attending')).toBeVisible();
      await expect(tab.getByText('13/20 attending')).toBeVisible();
      await expect(tab.getByRole('region', { name: 'Your events' }).getByRole('link')).toHaveCount(2);
    }
  });
});
