import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { startCopies } from '@/testing/server/copies';
import { standingRight } from '@/testing/server/standingRight';
import type { TestServer } from '@/testing/server/testServer';
import { deletedAccountsName } from '../database/folderNames';
import { readDeletedAccounts } from './deletedAccounts';
import { reapplyEndedLinks } from './reapplyEndedLinks';
import { repeatDeletions } from './repeatDeletions';

test('of two administrators who are deleted at once, each by another copy, one stays; a deletion on one copy is known to the other', async () => {
  const copies = await startCopies();
  onTestFinished(copies.close);
  const { a, b } = copies;
  const rounds = [0, 1, 2, 3];
  const kept = (await a.parts.accounts.byEmail('admin@example.org'))!;
  let last = kept;
  for (const round of rounds) {
    const email = `second${round}@example.net`;
    const body = { email, password: 'Correct1' };
    const { token } = (await a.send('POST', '/api/identity/accounts', { body })).body;
    const second = (await b.parts.accounts.byEmail(email))!;
    await a.parts.accounts.grantRole(second, 'admin', a.parts.now());
    const [{ deletion: one }, { deletion: other }] = [a.parts, b.parts];
    const outcomes = await Promise.allSettled([
      one!.run(last.uid, standingRight(second.uid)),
      other!.run(second.uid, standingRight(last.uid)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isSecondGone = outcomes[1].status === 'fulfilled';
    if (!isSecondGone) last = second;
    const answers = await Promise.all(
      [a, b].map((server) => server.send('GET', '/api/appointments', { token })),
    );
    const status = isSecondGone ? 401 : 200;
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    const all = await b.parts.accounts.list();
    expect(all.filter(({ role }) => role === 'admin').map(({ uid }) => uid)).toEqual([last.uid]);
  }
});

test('accounts that one copy deletes are in the list of the other within the hour: after a restore either knows', async () => {
  const copies = await startCopies();
  onTestFinished(copies.close);
  const { a, b } = copies;
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const { uid } = (await a.send('POST', '/api/identity/accounts', { body })).body;
  await a.parts.deletion!.run(uid!, standingRight(uid!));
  const [listOfA, listOfB] = [a, b].map(({ settings }) => join(settings.dataFolder, deletedAccountsName));
  const [line] = readDeletedAccounts(listOfA!);
  expect(line).toMatchObject({ uid });
  expect(readDeletedAccounts(listOfB!)).toEqual([]);
  for (let round = 0; round < 2; round += 1) await b.parts.deletion!.tidy();
  await a.parts.deletion!.tidy();
  for (const list of [listOfA!, listOfB!]) expect(readDeletedAccounts(list)).toEqual([line]);

  // As a restore by the database's own tools leaves it.
  const { database } = b.parts;
  await database.write((queries) => queries.deleteFrom('deletions').execute());
  const account = {
    uid: uid!,
    email: body.email,
    passwordHash: 'x',
    createdAt: line!.at - 1,
    demonstration: false,
  };
  await a.parts.accounts.create(account);
  expect(await repeatDeletions(database, b.settings.dataFolder, b.parts.now())).toBe(1);
  expect(await a.parts.accounts.byEmail(body.email)).toBeNull();
  expect(await database.read.selectFrom('deletions').selectAll().execute()).toEqual([
    { uid, deleted_at: line!.at },
  ]);
});

test('reminders turned off on one copy and on again on another stay on when the first one restarts', async () => {
  const copies = await startCopies();
  onTestFinished(copies.close);
  const { a, b } = copies;
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const { token, uid } = (await a.send('POST', '/api/identity/accounts', { body })).body;
  const choose = async (server: TestServer, eventDay: boolean) => {
    const sent = { ...noReminders, eventDay };
    expect((await server.send('PUT', '/api/me/reminders', { token, body: sent })).status).toBe(200);
  };
  await choose(a, true);
  await choose(a, false);
  await choose(b, true);
  const { database, now } = a.parts;
  const endAgainAtA = () => reapplyEndedLinks(database, a.settings.dataFolder, now());
  expect(await endAgainAtA()).toBe(0);
  // As a restore of a backup from before leaves it.
  await database.write((queries) =>
    queries.deleteFrom('notes').where('name', 'like', 'ended-links %').execute(),
  );
  expect(await endAgainAtA()).toBe(1);
  const choices = database.read.selectFrom('reminder_choices').select('uid').where('event_day', '=', 1);
  expect(await choices.where('uid', '=', uid!).execute()).toEqual([]);
  expect(await endAgainAtA()).toBe(0);
});
