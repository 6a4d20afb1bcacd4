import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { addAccounts } from '@/testing/server/addAccounts';
import { createMailRequests, type MailRequests } from './mailRequests';
import { createUnsubscribed } from './unsubscribed';

const time = Date.UTC(2026, 10, 21, 9);
const person = (uid: string) => ({ uid, email: `${uid}@example.net`, role: 'admin', token: '' }) as const;
const [ada, bob] = [person('ada'), person('bob')];

let folder: string;
let database: Database;
let requests: MailRequests;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-requests-'));
  database = await openTestDatabase(folder);
  await addAccounts(database, ['ada', 'bob']);
  requests = createMailRequests(database, { id: null }, () => 0);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a request to send a mail begins once for each person and key, and its answer is known afterwards', async () => {
  expect(await requests.find(ada, 'key-0001')).toBeNull();
  const begun = await Promise.all([0, 1, 2].map(() => requests.begin(ada, 'key-0001', 'print', time)));
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await requests.begin(bob, 'key-0001', 'print', time)).toBe(true);
  expect(await requests.find(ada, 'key-0001')).toEqual({
    fingerprint: 'print',
    answer: null,
    isUnderWay: false,
  });
  const answer = { outcome: 'sent', messageId: '<1@test>' } as const;
  await requests.settle(ada, 'key-0001', answer);
  expect(await requests.find(ada, 'key-0001')).toMatchObject({ fingerprint: 'print', answer });
  expect(await requests.find(bob, 'key-0001')).toMatchObject({ answer: null });
});

test('no request begins for an account that is gone', async () => {
  expect(await requests.begin(person('gone'), 'key-0001', 'print', time)).toBe(false);
  expect(await requests.find(person('gone'), 'key-0001')).toBeNull();
});

test('an unsubscribed address is known however it is written', async () => {
  const list = createUnsubscribed(database);
  await list.add('ADA@example.net', time);
  for (const written of [' ada@Example.net', 'ａda@ｅxample．net'])
    expect(await list.has(written, 'bulk')).toBe(true);
  expect(await list.has('bob@example.net', 'bulk')).toBe(false);
});
