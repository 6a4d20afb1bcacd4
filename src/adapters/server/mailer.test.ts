import { afterEach, describe, expect, test } from 'vitest';
import { requestFor } from '@/shared/domain/bulkEmail/email';
import { describeMailer } from '../../ports/mailer.contract';
import { createServerMailer } from './mailer';
import type { SendRequest } from './serverCalls';
import { makeTestEnvironment, unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';

/** A clock whose waits end at once. */
const noWaiting = {
  now: () => new Date(),
  after: (_: number, done: () => void) => (queueMicrotask(done), () => {}),
};

async function makeMailer(environment: Record<string, string> = {}) {
  const testEnvironment = await makeTestEnvironment(environment);
  const { identity, call, currentUser } = testEnvironment.device();
  await identity.signIn('admin@example.org', testEnvironment.server.password);
  return {
    testEnvironment,
    identity,
    call,
    mailer: createServerMailer({ call, identity, person: () => currentUser.get()?.id, clock: noWaiting }),
  };
}

describeMailer('The app’s own server', async () => {
  const { testEnvironment, identity, mailer } = await makeMailer();
  return {
    mailer,
    sent: () => testEnvironment.server.mails.map(({ to }) => to),
    setFault: (trouble) => testEnvironment.server.failMail(trouble),
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    logOut: () => identity.signOut(),
    end: testEnvironment.end,
  };
});

describe('the mailer of the app’s own server', () => {
  let testEnvironment: TestEnvironment;
  afterEach(() => testEnvironment.end());
  const mail = requestFor({ kind: 'bulk', subject: 'Walks', message: 'At 10.' }, 'ada@example.net');

  test('repeats a request whose answer was lost, and the email is sent once', async () => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    let lost = 0;
    testEnvironment.network = async (address, options) => {
      const response = await fetch(address, options);
      if (!address.endsWith('/send-email') || lost === 2) return response;
      lost += 1;
      throw new TypeError('Failed to fetch');
    };
    expect(await made.mailer.send(mail, 'run1-0-1')).toMatchObject({ outcome: 'sent' });
    expect(lost).toBe(2);
    expect(testEnvironment.server.mails).toHaveLength(1);
  });

  test('does not retry in the name of another user who has logged in meanwhile', async () => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    const bearers: (string | undefined)[] = [];
    testEnvironment.network = async (address, options) => {
      if (!address.endsWith('/send-email')) return fetch(address, options);
      bearers.push((options.headers as Record<string, string>)['authorization']);
      await made.identity.createAccount('george@example.net', 'Correct1');
      throw new TypeError('Failed to fetch');
    };
    expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({
      outcome: 'unknown',
      text: 'Failed to send email. Our server did not answer, so it may have been sent.',
      rest: 'Your login has ended. Please log in and try again.',
    });
    expect(bearers).toHaveLength(1);
  });

  test('reports the server’s limit with the seconds to wait', async () => {
    const made = await makeMailer({ MAILS_PER_HOUR: '1' });
    ({ testEnvironment } = made);
    expect(await made.mailer.send(mail, 'run1-0-1')).toMatchObject({ outcome: 'sent' });
    expect(await made.mailer.send(mail, 'run1-0-2')).toEqual({ outcome: 'wait', seconds: 3600 });
  });

  test.each([
    ['bulk', 'Failed to send email. Our server did not answer, so it may have been sent.'],
    ['export', 'Failed to send export by email. Our server did not answer, so it may have been sent.'],
  ] as const)('replaces an unreadable answer to %s with our own words', async (kind, text) => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    const gateway: SendRequest = async (address, options) =>
      address.includes('/send-')
        ? new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
        : fetch(address, options);
    testEnvironment.network = gateway;
    expect(await made.mailer.send({ ...mail, kind } as typeof mail, 'run1-0-1')).toMatchObject({
      outcome: 'unknown',
      text,
    });
  });

  test('replaces a refusal without words with our own', async () => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    testEnvironment.network = async (address, options) =>
      address.includes('/send-')
        ? new Response('{"code":"mail-not-sent"}', { status: 502 })
        : fetch(address, options);
    expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({
      outcome: 'not-sent',
      text: 'Failed to send email',
    });
  });

  /** Answers mail requests instead of the server; everything else reaches it. */
  const answering = (made: TestEnvironment, status: number, body: object) => {
    made.network = async (address, options) =>
      address.includes('/send-')
        ? new Response(JSON.stringify(body), { status, headers: { 'retry-after': '5' } })
        : fetch(address, options);
  };

  test('says that the server tries a refused email again by itself', async () => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    answering(testEnvironment, 202, { later: 'We try again by ourselves.' });
    expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({
      outcome: 'later',
      text: 'We try again by ourselves.',
    });
  });

  test.each([400, 403, 500, 503])(
    'shows the words of an answer %i without a code as they are, and goes on with the rest',
    async (status) => {
      const made = await makeMailer();
      ({ testEnvironment } = made);
      answering(testEnvironment, status, { error: 'The mailbox of Ada is closed.' });
      expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({
        outcome: 'not-sent',
        text: 'The mailbox of Ada is closed.',
      });
    },
  );

  test('reports as not sent what the server was too busy to begin', async () => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    answering(testEnvironment, 503, { error: 'The accounts cannot be reached.', code: 'unavailable' });
    expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({
      outcome: 'not-sent',
      text: 'The accounts cannot be reached.',
    });
  });

  test.each([
    [500, { error: 'Something went wrong.', code: 'internal' }],
    [504, { error: 'Nobody answered in time.' }],
  ])(
    'reports after a server error (%i) that the email may have been sent, and goes on with the rest',
    async (status, body) => {
      const made = await makeMailer();
      ({ testEnvironment } = made);
      answering(testEnvironment, status, body);
      expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({ outcome: 'unknown', text: body.error });
    },
  );

  test.each([
    [503, 'unavailable'],
    [401, 'signed-out'],
  ])('reports after a refused repeat (%i %s) that the first try may have been sent', async (status, code) => {
    const made = await makeMailer();
    ({ testEnvironment } = made);
    let lost = false;
    testEnvironment.network = async (address, options) => {
      if (!address.includes('/send-')) return fetch(address, options);
      if (lost) return new Response(JSON.stringify({ error: 'Not now.', code }), { status });
      lost = true;
      throw new TypeError('Failed to fetch');
    };
    expect(await made.mailer.send(mail, 'run1-0-1')).toEqual({ outcome: 'unknown', text: 'Not now.' });
  });
});
