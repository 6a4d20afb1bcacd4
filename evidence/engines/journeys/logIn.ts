import { emailOf } from '@/a11y-tests/support/viewers';
import type { Hands } from '../hands';

const dialog = '[role=dialog]';
const email = { role: 'textbox', name: 'Email', within: dialog };
const password = { role: 'password', name: 'Password', within: dialog };

/** Opens the login by keys and fills it in. */
export async function fillInLogin(hands: Hands, address: string, secret: string): Promise<void> {
  await hands.tabTo(email);
  await hands.type(address);
  await hands.tabTo(password);
  await hands.type(secret, 'the password');
  await hands.press('Enter');
}

/** Opens the dialog for logging in. */
export async function openLogin(hands: Hands): Promise<void> {
  await hands.tabTo({ role: 'button', name: 'Login', within: 'header' });
  await hands.press('Enter');
  await hands.hasFocus({ ...email, within: dialog });
}

/** Logs in by keys, and goes to a page. */
export async function logIn(
  hands: Hands,
  role: 'user' | 'healthcare' | 'admin',
  secret: string,
  path: string,
): Promise<void> {
  await hands.open('/');
  await openLogin(hands);
  await fillInLogin(hands, emailOf(role), secret);
  await hands.hears(`You are logged in as ${emailOf(role)}.`);
  await hands.open(path);
}
