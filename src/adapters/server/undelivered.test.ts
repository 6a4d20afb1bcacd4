import { afterEach, expect, test } from 'vitest';
import type { Operation } from '@/shared/contract/operation';
import { giveUp, join, register } from '@/shared/contract/operations/registrations';
import { parseEvent } from '@/shared/domain/events/event';
import { parseNote } from '../../ports/collection.contract';
import { createServerOutbox } from './outbox';
import {
  makeCommunityEnvironment,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';

let environment: TestEnvironment;
afterEach(() => environment.end());

const send = async (
  { call, identity }: BrowserLike,
  operation: Operation<(typeof register | typeof join)['url'], null>,
) => call(operation, { params: { id: 7 } }, { token: (await identity.idToken()) ?? undefined });

test('an administrator sees which emails may not have arrived, sends one again and leaves another', async () => {
  const event = parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social', capacity: 1 })!;
  environment = await makeCommunityEnvironment({ events: [event] }, parseNote);
  const { server, device } = environment;
  const people = ['ann', 'bob', 'cleo', 'boss'].map((name) => ({ name, browser: device() }));
  for (const { name, browser } of people)
    await browser.identity.createAccount(`${name}@example.net`, 'Correct1');
  const { accounts, now, messages } = server.parts;
  await accounts.grantRole((await accounts.byEmail('boss@example.net'))!, 'admin', now());
  const [ann, bob, cleo, boss] = people.map(({ browser }) => browser) as [
    BrowserLike,
    BrowserLike,
    BrowserLike,
    BrowserLike,
  ];
  await send(ann, register);
  for (const waiting of [bob, cleo]) await send(waiting, join);
  server.failMail('unknown');
  await send(ann, giveUp);
  await messages!.sendDue();
  const { undelivered } = createServerOutbox(boss);
  const [one] = await undelivered.list();
  expect(one).toMatchObject({
    to: 'bob@example.net',
    subject: 'You have a place at Tea on Friday 11 December',
    state: 'uncertain',
  });
  server.failMail(null);
  await undelivered.sendAgain(one!.id);
  await messages!.sendDue();
  expect(server.mails.map(({ to }) => to)).toEqual(['bob@example.net']);

  server.failMail('unknown');
  await send(bob, giveUp);
  await messages!.sendDue();
  const [other] = await undelivered.list();
  expect(other).toMatchObject({ to: 'cleo@example.net' });
  await undelivered.leave(other!.id);
  expect(await undelivered.list()).toEqual([]);
  await expect(undelivered.leave(other!.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(createServerOutbox(cleo).undelivered.list()).rejects.toMatchObject({ code: 'permission' });
});
