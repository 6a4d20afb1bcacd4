import { open } from '@/a11y-tests/support/page';
import { createFirestore } from '@/server/firebase/firestore';
import { createFirebaseAccounts } from '@/server/firebase/firebaseAccounts';
import { grantFirebaseRole, type Operator } from '@/server/firebase/operator';
import { hosts, project } from './emulators';
import { expect, fillIn, owner, test } from './journey';

const email = 'joan@example.net';
const operator: Operator = {
  accounts: createFirebaseAccounts(project, 'owner', `http://${hosts.auth}/identitytoolkit.googleapis.com`),
  firestore: createFirestore(project, `http://${hosts.firestore}`),
  token: 'owner',
};

test('an administrator’s email is sent, and refused from the moment an operator revokes the role', async ({
  page,
  server,
}) => {
  await open(page, '/');
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
  expect(server.mailed).toEqual([email]);

  // As the command does it.
  const granted = await grantFirebaseRole(operator, email, 'user', Date.now());
  await server.parts.roles.storeFirebaseRole(granted, Date.now());
  await press('Send to me first');
  await expect(dialog.getByText(/^Not sent to you\. Only administrators can do this\./)).toBeVisible();
  expect(server.mailed).toEqual([email]);
});
