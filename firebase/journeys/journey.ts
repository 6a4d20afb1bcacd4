import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { emulatorAddress } from '@/testing/emulators/emulatorAddress';
import { test as base, expect } from '@/a11y-tests/support/test';
import { hosts, project } from './emulators';
import { type HostedServer, startHostedServer } from './hostedServer';

const documents = `projects/${project}/databases/(default)/documents`;
const firebase = /^https:\/\/(identitytoolkit|securetoken|firestore)\.googleapis\.com\//;

export const password = 'Wattle123';

async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What the project's owner does in the console. */
export const owner = {
  /** Nobody registered, nothing written, the rules as they are in the repository. */
  async startEmpty(): Promise<void> {
    const content = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
    await call('PUT', `http://${hosts.firestore}/emulator/v1/projects/${project}:securityRules`, {
      rules: { files: [{ name: 'firestore.rules', content }] },
    });
    await call('DELETE', `http://${hosts.firestore}/emulator/v1/${documents}`);
    await call('DELETE', `http://${hosts.auth}/emulator/v1/projects/${project}/accounts`);
    await owner.hidesAddresses(false);
  },

  async hidesAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
    const config = `http://${hosts.auth}/identitytoolkit.googleapis.com/v2/projects/${project}/config`;
    await call('PATCH', `${config}?updateMask=emailPrivacyConfig`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    });
  },

  /** Writes one document of texts. */
  async writes(path: string, data: Record<string, string>): Promise<void> {
    const fields = Object.entries(data).map(([name, stringValue]) => [name, { stringValue }] as const);
    await call('PATCH', `http://${hosts.firestore}/v1/${documents}/${path}`, {
      fields: Object.fromEntries(fields),
    });
  },

  /** Makes somebody an administrator who has shown that the address is theirs. They log in with {@link password}. */
  async makesAdministrator(email: string): Promise<void> {
    const localId = email.replace(/@.*/, '');
    const account = { localId, email, displayName: email, password, emailVerified: true };
    await call(
      'POST',
      `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
      account,
    );
    const createdAt = '2026-11-22T01:00:00.000Z';
    await owner.writes(`users/${localId}`, { email, role: 'admin', createdAt });
  },

  /** The code of the link that was mailed last. */
  async mailedCode(): Promise<string> {
    const address = `http://${hosts.auth}/emulator/v1/projects/${project}/oobCodes`;
    const { oobCodes } = (await call('GET', address)) as { oobCodes: { oobCode: string }[] };
    return oobCodes.at(-1)?.oobCode ?? '';
  },
};

/** Sends this page's requests to Firebase to the emulators. The page knows nothing of it, and neither does its policy. */
export async function routeToEmulators(page: Page): Promise<void> {
  await page.route(firebase, async (route) => {
    const response = await route.fetch({ url: emulatorAddress(route.request().url(), hosts) });
    await route.fulfill({ response });
  });
}

/** Firebase is no stranger here, and the browser notes each of its refusals. The page's answer to it is tested. */
const expectedOfFirebase =
  /^(asked a stranger: |console error: Failed to load resource: .*\()https:\/\/(identitytoolkit|securetoken|firestore)\.googleapis\.com\//;

interface Journey {
  /** Settings of the server, as an operator sets them. */
  environment: Record<string, string>;
  /** A server of its own for each journey. */
  server: HostedServer;
  emulators: void;
}

/** Playwright's test, in front of the emulators. */
export const test = base.extend<Journey>({
  expected: expectedOfFirebase,
  environment: [{}, { option: true }],
  server: async ({ environment }, provide) => {
    const server = await startHostedServer(environment);
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.address),
  emulators: [
    async ({ page }, use) => {
      await owner.startEmpty();
      await routeToEmulators(page);
      await use();
      // The page may have asked something at the last moment.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the dialog from the header and fills it in, by keyboard from there on. */
export async function fillIn(page: Page, title: 'Login' | 'Register', email: string, word = password) {
  await page.getByRole('banner').getByRole('button', { name: title, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(word);
  return dialog;
}
