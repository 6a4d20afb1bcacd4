import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { AccountToMove } from '../identity/accounts';
import { createHostedAccounts, OperatorError } from './hostedAccounts';
import { moveAccounts } from './moveAccounts';
import { grantHostedRole, type Operator } from './operator';
import { emulatedFirestore, ownerToken, startEmpty } from './testing/emulated';

const { auth, project } = inject('hosted');
const emulator = `http://${auth}/emulator/v1/projects/${project}`;
const origin = `http://${auth}/identitytoolkit.googleapis.com`;
const operator: Operator = {
  accounts: createHostedAccounts(project, ownerToken, origin),
  firestore: emulatedFirestore(),
  token: ownerToken,
};

const people: AccountToMove[] = [
  { uid: 'uid-ada', email: 'ada@example.net', name: 'Ada', role: 'admin', createdAt: Date.UTC(2026, 0, 1) },
  { uid: 'uid-bob', email: 'bob@example.net', name: null, role: 'user', createdAt: Date.UTC(2026, 0, 2) },
];
const entry = (uid: string) => operator.firestore.get(`users/${uid}`, ownerToken);
/** The mails that the emulator would have sent since the test began. It keeps those of accounts that are gone. */
async function resetMails() {
  const answer = await fetch(`${emulator}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; oobCode: string; requestType: string }[];
  };
  return oobCodes.filter(({ requestType, oobCode }) => requestType === 'PASSWORD_RESET' && !old.has(oobCode));
}
/** What anybody may ask the identity service for. */
async function publicCall(action: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/accounts:${action}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

let said: string[];
let old = new Set<string>();
const move = (options: { really?: boolean; sendMails?: boolean } = {}) =>
  moveAccounts(people, operator, {
    really: false,
    sendMails: false,
    ...options,
    say: (line) => void said.push(line),
  });

beforeEach(async () => {
  await startEmpty();
  await fetch(`${emulator}/accounts`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${ownerToken}` },
  });
  said = [];
  old = new Set();
  old = new Set((await resetMails()).map(({ oobCode }) => oobCode));
});

describe('moving accounts', () => {
  test('first only reports what would happen', async () => {
    expect(await move()).toMatch(/^2 accounts: 2 to move, 0 there already.*\nNothing was changed\./);
    expect(said).toEqual(['ada@example.net (Administrator): to move', 'bob@example.net (User): to move']);
    expect(await operator.accounts.find('ada@example.net')).toBeNull();
    expect(await entry('uid-ada')).toBeNull();
  });

  test('creates the accounts with their roles, and mails a reset link only when asked to', async () => {
    expect(await move({ really: true })).toBe(
      '2 accounts: 2 moved, 0 there already, 0 left alone, 0 failed.',
    );
    expect(await operator.accounts.find('ADA@example.net')).toMatchObject({ uid: 'uid-ada' });
    expect(await entry('uid-ada')).toEqual({
      email: 'ada@example.net',
      role: 'admin',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    expect(await entry('uid-bob')).toMatchObject({ role: 'user' });
    expect(await resetMails()).toEqual([]);
  });

  test('lets a person set a password with the mailed link and use the old account again', async () => {
    await move({ really: true, sendMails: true });
    const mails = await resetMails();
    expect(mails.map(({ email }) => email).toSorted()).toEqual(['ada@example.net', 'bob@example.net']);
    const { oobCode } = mails.find(({ email }) => email === 'ada@example.net')!;
    await publicCall('resetPassword', { oobCode, newPassword: 'Correct1' });
    const login = { email: 'ada@example.net', password: 'Correct1' };
    expect(await publicCall('signInWithPassword', login)).toMatchObject({ localId: 'uid-ada' });
  });

  test('does nothing a second time: no mail, and a role changed in the project stays', async () => {
    await move({ really: true });
    await grantHostedRole(operator, 'bob@example.net', 'healthcare', Date.UTC(2026, 0, 3));
    expect(await move({ really: true, sendMails: true })).toMatch(/0 moved, 2 there already/);
    expect(await entry('uid-bob')).toMatchObject({
      role: 'healthcare',
      createdAt: '2026-01-02T00:00:00.000Z',
    });
    expect(await resetMails()).toEqual([]);
  });

  test('finishes a move that was interrupted between the account and its role', async () => {
    await operator.accounts.create('uid-ada', 'ada@example.net');
    await move({ really: true });
    expect(await entry('uid-ada')).toMatchObject({ role: 'admin' });
  });

  test('does not give the role to somebody else who has registered with the address', async () => {
    await operator.accounts.create('stranger', 'ada@example.net');
    expect(await move({ really: true })).toMatch(/1 moved, 0 there already, 1 left alone/);
    expect(await entry('stranger')).toBeNull();
    expect(await entry('uid-ada')).toBeNull();
    expect(said[0]).toMatch(/left alone: somebody else has registered there with this address/);
  });
});

describe('granting a role', () => {
  test('works before and after the person has a document', async () => {
    await operator.accounts.create('uid-eve', 'eve@example.net');
    expect(await grantHostedRole(operator, 'eve@example.net', 'admin', 0)).toMatch(
      /^eve@example\.net gets the role Administrator once they have shown that the address is theirs: .*Forgotten/,
    );
    expect(await entry('uid-eve')).toMatchObject({ role: 'admin', email: 'eve@example.net' });
    await operator.accounts.sendReset('eve@example.net');
    const [mail] = await resetMails();
    await publicCall('resetPassword', { oobCode: mail!.oobCode, newPassword: 'Banksia456' });
    expect(await grantHostedRole(operator, 'eve@example.net', 'healthcare', 1)).toBe(
      'eve@example.net has the role Healthcare worker now. They see it when they load a page again.',
    );
    await grantHostedRole(operator, 'eve@example.net', 'user', 2);
    await grantHostedRole(operator, 'eve@example.net', 'user', 3);
    expect(await entry('uid-eve')).toMatchObject({ role: 'user' });
    const notes = await operator.firestore.highest('roleChanges', 'at', 10, ownerToken);
    expect(notes.map(({ uid, about, was, role }) => [uid, about, was, role])).toEqual([
      ['operator', 'uid-eve', 'healthcare', 'user'],
      ['operator', 'uid-eve', 'admin', 'healthcare'],
      ['operator', 'uid-eve', 'user', 'admin'],
    ]);
  });

  test('reports an address without an account', async () => {
    await expect(grantHostedRole(operator, 'nobody@example.net', 'admin', 0)).rejects.toThrow(
      new OperatorError('Nobody has registered with nobody@example.net.'),
    );
  });
});

test('a token that is not the project owner’s is reported in one clear line', async () => {
  const accounts = createHostedAccounts(project, 'not-a-token', origin);
  await expect(accounts.find('ada@example.net')).rejects.toBeInstanceOf(OperatorError);
  const nowhere = createHostedAccounts(project, ownerToken, 'http://127.0.0.1:1');
  await expect(nowhere.find('ada@example.net')).rejects.toThrow('The identity service could not be reached.');
});
