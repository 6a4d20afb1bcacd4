import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAxe } from './support/audit';
import { tabTo } from './support/keyboard';
import {
  box,
  button,
  confirmed,
  dialog,
  line,
  said,
  section,
  startMailInstallation,
  type MailInstallation,
} from './support/mailInstallation';
import { takeNotes } from './support/notes';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';

// An installation that sends mail: where people are asked to show that an address is theirs.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: MailInstallation;
test.beforeAll(async () => {
  server = await startMailInstallation();
});
test.afterAll(() => server.end());

test('an account of before is asked by one line that can be put off until the next login', async ({
  page,
}) => {
  const email = 'agnes@people.example';
  await page.addInitScript(takeNotes);
  await server.register(email);
  await server.mailed(email);
  await server.logIn(page, email);
  await expect(dialog(page)).toHaveCount(0);
  await expect(line(page)).toContainText(
    'Your email address is not confirmed yet, so we send you no emails.',
  );
  await expect.poll(() => said(page, /^Your email address is not confirmed yet/)).toBe(1);
  // The profile has a section about it.
  await open(page, `${server.address}/profile`);
  await expect(section(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await open(page, `${server.address}/events`);
  await expect(line(page)).toBeVisible();
  await tabTo(page, line(page).getByRole('button', { name: 'Not now' }));
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await open(page, `${server.address}/`);
  await expect(button(page, 'Logout')).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  await button(page, 'Logout').click();
  await server.logIn(page, email, true);
  await expect(line(page)).toBeVisible();
  await tabTo(page, line(page).getByRole('button', { name: 'Confirm your address' }));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await server.mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('reminders ask for the confirmed address first, and again once they were stopped from the mailbox', async ({
  page,
}) => {
  const email = 'edna@people.example';
  await server.register(email);
  await server.mailed(email);
  await server.logIn(page, email);
  await open(page, `${server.address}/profile`);
  const reminders = page.getByRole('region', { name: 'Reminders by email' });
  await expect(reminders.getByText('Please confirm your email address first.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Confirm your address' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await server.mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(reminders.getByText(`${confirmed(email)} Now you can choose reminders.`)).toBeVisible();

  await test.step('the owner of the mailbox stops all reminders', async () => {
    const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { id: string }).id);
    const key = readFileSync(join(server.folder, 'token.key'));
    const own = createHmac('sha256', key).update('links of reminders').digest();
    const text = Buffer.from(JSON.stringify(['s', id, 1])).toString('base64url');
    const code = `${text}.${createHmac('sha256', own).update(text).digest('base64url')}`;
    const answer = await fetch(`${server.address}/reminder?link=${code}`, {
      method: 'POST',
      headers: { origin: server.address },
      body: new URLSearchParams({ answer: 'stop' }),
    });
    expect(await answer.text()).toContain('Your reminders are turned off');
  });

  await reminders.getByRole('button', { name: 'Choose reminders' }).click();
  const choice = page.getByRole('dialog', { name: 'Reminders by email' });
  await choice.getByRole('checkbox', { name: 'The day before an event' }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(
    choice.getByText(
      `Somebody who reads ${email} chose “Stop all reminders” in an email. To turn them on again, we send a code there first.`,
    ),
  ).toBeVisible();
  await choice.getByRole('button', { name: 'Send me a code' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await server.mailed(email, 3)).digits);
  await page.keyboard.press('Enter');
  await expect(reminders.getByText('Saved. We remind you by email.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Choose reminders' }).click();
  await expect(choice.getByRole('checkbox', { name: 'The day before an event' })).toBeChecked();
});

test('the section and the dialog pass axe and fit 320 pixels in every theme', async ({ page }) => {
  const email = 'a.very.long.address.of.somebody@people-of-the-neighbourhood.example';
  await server.register(email);
  await server.logIn(page, email);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${server.address}/profile`);
  const check = async () => {
    for (const theme of themes) {
      await showIn(page, theme);
      const { violations } = await askAxe(page, { enhanced: theme.contrast === 'high' });
      expect(violations, theme.name).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, theme.name).toBe(0);
    }
  };
  await expect(section(page)).toBeVisible();
  await check();
  await button(page, 'Confirm your address').first().click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('The code has six numbers.')).toBeVisible();
  await check();
});
