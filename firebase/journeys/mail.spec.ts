import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { createApp } from '../../server/app/app';
import { createFirestore } from '../../server/hosted/firestore';
import { createHostedActors } from '../../server/hosted/hostedActors';
import { readClientFiles } from '../../server/pages/clientFiles';
import { openParts } from '../../server/app/parts';
import { readSettings } from '../../server/settings/settings';
import { open } from '../../a11y-tests/support/page';
import { expect, fillIn, hosts, owner, project, test as journey } from './journey';

/**
 * The server itself, but for two things: it reads the emulators' tokens, which nobody signs and which the product rightly
 * refuses, and its mails go onto a list.
 */
const test = journey.extend<{ mailed: string[] }>({
  mailed: async ({ page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'age-better-mail-journey-'));
    const settings = readSettings({
      FIREBASE_API_KEY: 'AnyKeyOpensAnEmulator',
      FIREBASE_PROJECT_ID: project,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    });
    const mailed: string[] = [];
    const parts = await openParts(settings, {
      mail: {
        goesTo: 'a list',
        send: async ({ to }) => ({ messageId: `<${mailed.push(to)}@example.net>` }),
        close: () => {},
      },
      findHostedActor: createHostedActors({
        readToken: async (token) => {
          const { sub, email, email_verified: shown, exp } = UnsecuredJWT.decode(token).payload;
          return {
            uid: String(sub),
            email: String(email),
            emailShown: shown === true,
            expiresAt: exp! * 1000,
          };
        },
        firestore: createFirestore(project, `http://${hosts.firestore}`),
        now: Date.now,
      }),
    });
    const app = await createApp(settings, { parts, client: readClientFiles(resolve('dist/client')) });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await open(page, address.replace('127.0.0.1', 'localhost'));
    await provide(mailed);
    await app.close();
    await parts.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const email = 'joan@example.net';

test('an administrator’s email is sent, and refused from the moment the role is revoked', async ({
  page,
  mailed,
}) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await owner.makesAdministrator(email);
  await fillIn(page, 'Login', email);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' }).press('Enter');

  await page.getByRole('checkbox', { name: /^Select all \d users on this page$/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Email \d users$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Email users' });
  await dialog.getByLabel('Message').fill('Walk at 10.');
  await press('Preview');
  await press('Send to me first');
  await expect(dialog.getByText(`Sent to you at ${email}.`)).toBeVisible();
  expect(mailed).toEqual([email]);

  const uid = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id,
  );
  await owner.writes(`users/${uid}`, { email, role: 'user', createdAt: '2026-11-22T01:00:00.000Z' });
  await press('Send to me first');
  await expect(dialog.getByText(/^Not sent to you\. Only administrators can do this\./)).toBeVisible();
  expect(mailed).toEqual([email]);
});
