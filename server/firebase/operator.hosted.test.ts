import { readFileSync } from 'node:fs';
import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { createFirestore } from './firestore';
import { createFirebaseAccounts, OperatorError } from './firebaseAccounts';
import { firebaseUserOf } from './firebaseUser';
import { grantFirebaseRole, type Operator } from './operator';

const { auth, firestore: address, project } = inject('hosted');
const emulator = `http://${auth}/emulator/v1/projects/${project}`;
const documents = `http://${address}/emulator/v1/projects/${project}`;
const origin = `http://${auth}/identitytoolkit.googleapis.com`;
/** The token that the emulators accept as the project owner's: no rule applies. */
const token = 'owner';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const firestore = createFirestore(project, `http://${address}`);
const operator: Operator = { accounts: createFirebaseAccounts(project, token, origin), firestore, token };

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const eve = { email: 'eve@example.net', password: 'Correct1' };
/** Calls the identity service as any client may. */
const publicCall = (action: string, body: object) =>
  call('POST', `${origin}/v1/accounts:${action}?key=any`, body) as Promise<{
    localId: string;
    idToken: string;
  }>;
const entry = (uid: string) => firestore.get(`users/${uid}`, token);

/** Exchanges such a token. The emulator's tokens are not signed. */
async function exchanged(idToken: string) {
  const { sub, email, email_verified: shown } = UnsecuredJWT.decode(idToken).payload;
  const owner = { uid: sub!, email: String(email), emailShown: shown === true, authTime: 0 };
  return firebaseUserOf(owner, await firestore.get(`users/${sub}`, idToken));
}

beforeEach(async () => {
  const content = readFileSync(new URL('../../firebase/firestore.rules', import.meta.url), 'utf8');
  await call('PUT', `${documents}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  await call('DELETE', `${documents}/databases/(default)/documents`);
  await call('DELETE', `${emulator}/accounts`);
});

describe('granting a role', () => {
  test('works before and after the person has a document, and each change has its note', async () => {
    const { localId: uid } = await publicCall('signUp', eve);
    const given = async (role: 'user' | 'admin' | 'healthcare', at: number) => {
      const { line, change } = await grantFirebaseRole(operator, eve.email, role, at);
      const { roleChange } = (await entry(uid))!;
      return { line, change, note: await firestore.get(`roleChanges/${String(roleChange)}`, token) };
    };
    const noteOf = (was: string, role: string, at: number) => ({
      uid: 'operator',
      email: 'operator',
      about: uid,
      person: eve.email,
      was,
      role,
      at: new Date(at),
    });
    expect(await given('admin', 0)).toEqual({
      line: expect.stringMatching(
        /^eve@example\.net gets the role Administrator once they have shown that the address is theirs: .*Forgotten/,
      ) as string,
      change: { uid, email: eve.email, was: 'user', role: 'admin' },
      note: noteOf('user', 'admin', 0),
    });
    expect(await entry(uid)).toMatchObject({ role: 'admin', email: eve.email });

    await operator.accounts.sendReset(eve.email);
    const { oobCodes } = (await call('GET', `${emulator}/oobCodes`)) as { oobCodes: { oobCode: string }[] };
    await publicCall('resetPassword', { oobCode: oobCodes.at(-1)!.oobCode, newPassword: 'Banksia456' });
    expect(await given('healthcare', 1)).toMatchObject({
      line: 'eve@example.net has the role Healthcare worker now. They see it when they load a page again.',
      note: noteOf('admin', 'healthcare', 1),
    });
    expect(await given('healthcare', 2)).toMatchObject({
      change: null,
      note: noteOf('admin', 'healthcare', 1),
    });
  });

  test('is seen by the server at the next exchange, by the rules of the database', async () => {
    await publicCall('signUp', eve);
    await grantFirebaseRole(operator, eve.email, 'admin', 0);
    const { idToken } = await publicCall('signInWithPassword', { ...eve, returnSecureToken: true });
    expect(await exchanged(idToken)).toMatchObject({ email: eve.email, role: 'user' });
    await operator.accounts.sendReset(eve.email);
    const { oobCodes } = (await call('GET', `${emulator}/oobCodes`)) as { oobCodes: { oobCode: string }[] };
    await publicCall('resetPassword', { oobCode: oobCodes.at(-1)!.oobCode, newPassword: 'Banksia456' });
    const again = { email: eve.email, password: 'Banksia456', returnSecureToken: true };
    const { idToken: shown } = await publicCall('signInWithPassword', again);
    expect(await exchanged(shown)).toMatchObject({ role: 'admin' });
    await grantFirebaseRole(operator, eve.email, 'user', 1);
    expect(await exchanged(shown)).toMatchObject({ role: 'user' });
  });

  test('reports an address without an account', async () => {
    await expect(grantFirebaseRole(operator, 'nobody@example.net', 'admin', 0)).rejects.toThrow(
      new OperatorError('Nobody has registered with nobody@example.net.'),
    );
  });
});

test('a token that is not the project owner’s is reported in one clear line', async () => {
  const accounts = createFirebaseAccounts(project, 'not-a-token', origin);
  await expect(accounts.find(eve.email)).rejects.toBeInstanceOf(OperatorError);
  const nowhere = createFirebaseAccounts(project, token, 'http://127.0.0.1:1');
  await expect(nowhere.find(eve.email)).rejects.toThrow('The identity service could not be reached.');
});
