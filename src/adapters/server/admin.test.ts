import { expect, test } from 'vitest';
import { describeAuditTrail } from '../../ports/auditTrail.contract';
import { describeOutbox } from '../../ports/outbox.contract';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';
import { createServerOutbox } from './outbox';
import { makeTestEnvironment, unreachable } from '@/testing/adapters/serverEnvironment';

/** A server, and the device of an administrator. */
async function makeAdmin() {
  const testEnvironment = await makeTestEnvironment();
  const { identity, call } = testEnvironment.device();
  await identity.signIn('admin@example.org', testEnvironment.server.password);
  return {
    testEnvironment,
    admin: { call, identity },
    setReachable: (reachable: boolean) => void (testEnvironment.network = reachable ? fetch : unreachable),
    logOut: () => identity.signOut(),
    end: testEnvironment.end,
  };
}

describeAuditTrail('The app’s own server', async () => {
  const { admin, ...rest } = await makeAdmin();
  return { auditTrail: createServerAuditTrail(admin), ...rest };
});

describeOutbox('The app’s own server', async () => {
  const { admin, testEnvironment, ...rest } = await makeAdmin();
  return {
    outbox: createServerOutbox(admin),
    async write(mail) {
      testEnvironment.elapse(1000);
      // Like the server, which shows administrators only their own emails.
      const unsubscribe = !mail.isPrivate;
      await testEnvironment.writeToOutbox({ ...mail, unsubscribe, html: `<p>${mail.text}</p>` });
    },
    ...rest,
  };
});

test('the app’s own server lists the addresses that get no bulk mail, and lets mail go again where it came back', async () => {
  const { admin, testEnvironment, setReachable, end } = await makeAdmin();
  const { stopped } = createServerOutbox(admin);
  const { bounces, unsubscribed } = testEnvironment.server.parts.bulkMail!;
  await bounces.add('Nina@example.net', 'This mailbox is full.', 1000);
  await unsubscribed.stop('tom@example.net', 2000);
  const since = (second: number) => `1970-01-01T00:00:0${second}.000Z`;
  const tom = { email: 'tom@example.net', why: 'unsubscribed', since: since(2), reason: '' };
  expect(await stopped.list()).toEqual([
    tom,
    { email: 'nina@example.net', why: 'returned', since: since(1), reason: 'This mailbox is full.' },
  ]);
  await stopped.allow('nina@example.net');
  for (const email of ['nina@example.net', tom.email])
    await expect(stopped.allow(email)).rejects.toMatchObject({ code: 'not-found' });
  expect(await stopped.list()).toEqual([tom]);
  setReachable(false);
  await expect(stopped.allow(tom.email)).rejects.toMatchObject({ code: 'unreachable' });
  await end();
});

test('the app’s own server says how its backups are', async () => {
  const { admin, setReachable, end } = await makeAdmin();
  const backups = createServerBackups(admin);
  expect(await backups.state()).toEqual({ kept: false, last: null, failed: false });
  setReachable(false);
  await expect(backups.state()).rejects.toMatchObject({ name: 'AdminError', code: 'unreachable' });
  await end();
});
