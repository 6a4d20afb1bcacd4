import { expect, test } from 'vitest';
import { describeAuditTrail } from '../../ports/auditTrail.contract';
import { describeOutbox } from '../../ports/outbox.contract';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';
import { createServerOutbox } from './outbox';
import { makeTestEnvironment, unreachable } from './testing/testEnvironment';

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
      // As the server does for what an administrator sends: it shows them nothing else.
      const unsubscribe = !mail.isPrivate;
      await testEnvironment.writeToOutbox({ ...mail, unsubscribe, html: `<p>${mail.text}</p>` });
    },
    ...rest,
  };
});

test('the app’s own server says how its backups are', async () => {
  const { admin, setReachable, end } = await makeAdmin();
  const backups = createServerBackups(admin);
  expect(await backups.state()).toEqual({ kept: false, last: null, failed: false });
  setReachable(false);
  await expect(backups.state()).rejects.toMatchObject({ name: 'AdminError', code: 'unreachable' });
  await end();
});
