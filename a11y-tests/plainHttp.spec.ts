import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { launch } from '../scripts/browser.mjs';
import { freePort } from '../testing/server/freePort.mjs';
import { startBuilt } from '../testing/server/startBuilt.mjs';
import { addAppointment, type KeyboardActions } from './journeys/addAppointment';
import { auditedSettings, startAudited } from './support/auditedServer';
import { answerDevice, typeLogin } from './support/mailInstallation';
import { moment } from './support/moment';
import { notesOf, takeNotes } from './support/notes';
import { open } from './support/page';
import { nothingUnderWay, whole } from './support/still';
import { expect, shiftClock, test } from './support/test';

// A neighbourhood house's own network: another machine's name, and no encryption. Browsers hide there what they give to
// secure contexts only.

const name = 'neighbourhood.test';
const password = 'Wattle123';
const margaret = 'margaret@example.org';
const here = (path: string) => new URL(path, import.meta.url);

test.use({
  launchOptions: { ...launch, args: [...launch.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`] },
  contextOptions: { reducedMotion: 'reduce' },
  // The name is our own server's.
  expected: new RegExp(`^asked a stranger: http://${name}:`),
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(shiftClock, moment.getTime() - Date.now());
  await page.addInitScript(takeNotes);
});

/** A real server that people reach by the name. */
async function startHouse(data: 'local' | 'server') {
  const port = await freePort();
  const address = `http://${name}:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'age-better-house-'));
  const settings = {
    PUBLIC_URL: address,
    PORT: String(port),
    DATA: data,
    DATA_DIR: folder,
    BACKUPS_KEPT: '0',
    START_OF_CLOCK: moment.toISOString(),
    TZ: 'Australia/Melbourne',
  };
  const running = startAudited(settings, {
    folder,
    imports: [here('support/communityClock.mjs').href],
    echo: ['stderr'],
  });
  await running.started;
  return {
    address,
    /** Makes an account without a page, and grants it a role as an operator does. */
    async register(email: string, role?: string) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/identity/accounts`, {
        method: 'POST',
        headers: { origin: address, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(201);
      if (role === undefined) return;
      const tool = here('../dist/server/grantRole.js').pathname;
      const { code, stderr } = await startBuilt(
        tool,
        { ...auditedSettings(), ...settings },
        { words: [email, role] },
      ).ended;
      expect([code, stderr]).toEqual([0, '']);
    },
    async end() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a person does by keyboard at this address. */
function personAt(page: Page, address: string) {
  const button = (called: string | RegExp) => page.getByRole('button', { name: called, exact: true });
  // That Tab leads there, the journeys show.
  const press = async (target: Locator, key = 'Enter') => {
    await nothingUnderWay(page);
    await target.focus();
    await page.keyboard.press(key);
  };
  const hears = (words: string) =>
    expect.poll(async () => (await notesOf(page)).said.join('\n'), `“${words}” is said`).toContain(words);
  const keyboard: KeyboardActions = {
    tabTo: ({ role, name: called, within = 'body' }) =>
      page
        .locator(within)
        .getByRole(role as 'button', { name: called, exact: true })
        .focus(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    hears,
  };
  /** Types another title into the form that is open. */
  const retitle = async (text: string) => {
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    button,
    press,
    hears,
    keyboard,
    retitle,
    goTo: (path: string) => open(page, address + path),
    /** Goes by a link of the header. */
    async follow(link: string, heading: string) {
      await press(page.getByRole('banner').getByRole('link', { name: link }));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    },
    async logIn(email: string) {
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      await press(button('Login'));
      await typeLogin(page, email);
    },
  };
}
type Person = ReturnType<typeof personAt>;

/** Books, edits, rates, saves and registers, then finds all of it again. */
async function useEverything(page: Page, person: Person, resource: string, event: string) {
  const { button, press, hears, keyboard, retitle, goTo, follow } = person;
  const stars = (count: string) =>
    page.getByRole('group', { name: `Rate: ${resource}` }).getByRole('radio', { name: count });
  await test.step('book an appointment and change it', async () => {
    await goTo('/profile');
    await whole(page);
    await addAppointment(keyboard, { title: 'Walk with Joan', said: 'Appointment saved: Walk with Joan' });
    await press(button(/^Edit Walk with Joan/));
    await retitle('Swim with Joan');
    await page.keyboard.press('Enter');
    await hears('Appointment saved: Swim with Joan');
  });
  await test.step('rate a resource and save it for later', async () => {
    await follow('Health Resources', 'Health Resources');
    await press(stars('1 star'), 'End');
    await page.keyboard.press('Enter');
    await hears('Thank you for your rating!');
    await press(button(`Save ${resource}`));
    await hears(`Saved: ${resource}.`);
  });
  await test.step('register for an event', async () => {
    await follow('Events', 'Community Events');
    await press(button(`Register for ${event}`));
    await expect(page.getByRole('group', { name: `You are going to ${event}.` })).toBeFocused();
  });
  await test.step('see all of it again', async () => {
    await page.reload();
    await expect(button(`Give up my place at ${event}`)).toBeVisible();
    await goTo('/resources');
    await expect(stars('5 stars')).toBeChecked();
    await expect(button(`Saved ${resource}`)).toHaveAttribute('aria-pressed', 'true');
    await goTo('/profile');
    await expect(button(/^Edit Swim with Joan/)).toBeVisible();
  });
}

test.describe.serial('where a community shares its data, over plain http on a name of its own', () => {
  let house: Awaited<ReturnType<typeof startHouse>>;
  test.beforeAll(async () => {
    house = await startHouse('server');
    await house.register('ada@example.org', 'admin');
    await house.register('heidi@example.org', 'healthcare');
    await house.register(margaret);
  });
  test.afterAll(() => house.end());

  /** Logs in on a page, and says whose device this is. */
  const enter = async (page: Page, path: string, email: string) => {
    const person = personAt(page, house.address);
    await person.goTo(path);
    await person.logIn(email);
    await answerDevice(page);
    return person;
  };

  test('an administrator adds a resource by keyboard', async ({ page }) => {
    const { button, press, retitle } = await enter(page, '/resources', 'ada@example.org');
    await press(button('Add New Resource'));
    await retitle('Sleeping better');
    await page.keyboard.press('Tab');
    await page.keyboard.type('What helps at night.');
    await press(button('Save'));
    await expect(page.getByRole('link', { name: 'Sleeping better' })).toBeFocused();
  });

  test('a healthcare worker adds an event by keyboard', async ({ page }) => {
    const { button, press, retitle } = await enter(page, '/events', 'heidi@example.org');
    await press(button('Add New Event'));
    await retitle('Bus trip');
    await page.keyboard.press('Enter');
    await expect(button('Edit Bus trip')).toBeFocused();
  });

  test('a person books, rates, saves and registers by keyboard, and finds it all again', async ({ page }) => {
    const person = await enter(page, '/', margaret);
    await useEverything(page, person, 'Sleeping better', 'Bus trip');
  });
});

test.describe('where a browser keeps the data, over plain http on a name of its own', () => {
  let house: Awaited<ReturnType<typeof startHouse>>;
  test.beforeAll(async () => {
    house = await startHouse('local');
    await house.register(margaret);
  });
  test.afterAll(() => house.end());

  test('a person books, rates, saves and registers by keyboard, and finds it all again', async ({ page }) => {
    const person = personAt(page, house.address);
    await person.goTo('/');
    await person.logIn(margaret);
    await useEverything(page, person, 'Feeling low or lonely?', 'Using Your Phone Safely');
  });
});
