import { expect, type Page } from '@playwright/test';

/** The sample person. */
export const margaret = 'margaret@example.org';

/** A service that can be saved for later. */
export const clinic = 'Carlton Community Health Centre';

/** The button with this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The section of the profile. */
export const section = (page: Page) => page.getByRole('region', { name: 'A backup of my data' });
/** The line that offers a backup. */
export const offer = (page: Page) => page.getByRole('complementary', { name: 'A backup of my data' });
/** The field for the file. */
export const picker = (page: Page) => page.getByLabel('File with my backup');
/** The box that says that this is one's own device. */
export const remind = (page: Page) => page.getByRole('checkbox', { name: /^This is my own device\./ });
/** Notes what is announced from now on, on each page that is opened. */
export const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const { textContent } of addedNodes)
          if ((target as Element).closest?.('[data-live-announcer]') && textContent) heard.push(textContent);
    }).observe(document, { childList: true, subtree: true });
  });

/** What was announced on this page, in its order. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Waits until a text was announced, and that once. */
export const heardOnce = (page: Page, text: string) =>
  expect.poll(async () => (await heard(page)).filter((one) => one.includes(text)).length).toBe(1);

/** Presses a button by keyboard. */
export const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** What this browser has of the sample person, whatever the order. */
export const own = (page: Page) =>
  page.evaluate((email) => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
    const resources = list('resources') as { id: number; ratings: { userId: string }[] }[];
    // Neither the order of records nor that of their fields says anything.
    const sorted = (found: object[]) =>
      found.map((one) => JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
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

/** Everything that is stored, but for when somebody was here last, and for the proof of their login, which is renewed by itself. */
export const everything = (page: Page) =>
  page.evaluate(() => {
    const user = { ...(JSON.parse(localStorage.getItem('user') ?? '{}') as object), token: '' };
    return JSON.stringify({ ...localStorage, users: '', user });
  });

/** Saves a backup by the button, and returns the file. */
export async function save(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}
