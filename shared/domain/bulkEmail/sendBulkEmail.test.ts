import { describe, expect, test } from 'vitest';
import {
  type BulkEmailSending,
  sendBulkEmail,
  cancelledText,
  type Delivery,
  interrupted,
  mergeResults,
  type Result,
  tallyInWords,
  tallyOf,
} from './sendBulkEmail';

const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.org`);
const sent: Delivery = { outcome: 'sent', messageId: '1' };

/** Runs with everything sent, unless a test says otherwise. */
function run(options: Partial<BulkEmailSending>) {
  return sendBulkEmail({
    recipients: people(3),
    pace: 'one-by-one',
    send: async () => sent,
    wait: async () => {},
    onResults: () => {},
    isCancelled: () => false,
    ...options,
  });
}
const outcomes = (results: readonly Result[]) => results.map(({ outcome }) => outcome);

test.each([[null], [undefined], ['p@example.org'], [{ length: 1 }], [[]]])(
  '%j is not a list of recipients, and nothing is sent',
  async (recipients) => {
    let calls = 0;
    const work = run({
      recipients: recipients as unknown as string[],
      send: async () => ((calls += 1), sent),
    });
    await expect(work).rejects.toThrow(new TypeError('Recipients must be a non-empty array'));
    expect(calls).toBe(0);
  },
);

test('a bulk email goes to at most 1,000 people', async () => {
  let calls = 0;
  const send = async () => ((calls += 1), sent);
  await expect(run({ recipients: people(1001), send })).rejects.toThrow(/at most 1,000/);
  expect(calls).toBe(0);
  expect(tallyOf(await run({ recipients: people(1000), pace: 'parallel', send })).sent).toBe(1000);
  expect(calls).toBe(1000);
});

describe.each([
  ['one-by-one', 1],
  ['parallel', 5],
] as const)('%s', (pace, most) => {
  test(`at most ${most} emails at the same moment, each once, in order`, async () => {
    let open = 0;
    let highest = 0;
    const begun: string[] = [];
    const send = async (email: string) => {
      begun.push(email);
      open += 1;
      highest = Math.max(highest, open);
      await Promise.resolve();
      open -= 1;
      return sent;
    };
    const results = await run({ recipients: people(23), pace, send });
    expect(highest).toBe(most);
    expect(begun).toEqual(people(23));
    expect(tallyOf(results)).toEqual({ sent: 23, later: 0, notSent: 0, unknown: 0, left: 0 });
  });

  test('one refused email stops no other', async () => {
    const send = async (_: string, index: number): Promise<Delivery> =>
      index === 1
        ? { outcome: 'not-sent', text: 'Mailbox full.' }
        : index === 2
          ? { outcome: 'unknown', text: 'Silence.' }
          : sent;
    const results = await run({ recipients: people(6), pace, send });
    expect(outcomes(results)).toEqual(['sent', 'not-sent', 'unknown', 'sent', 'sent', 'sent']);
    expect(results[1]).toEqual({ email: 'p1@example.org', outcome: 'not-sent', text: 'Mailbox full.' });
  });

  test('the server’s limit is waited for, and nobody is left out or written to twice', async () => {
    const waits: number[] = [];
    const got: string[] = [];
    let limited = true;
    const results = await run({
      recipients: people(12),
      pace,
      send: async (email) => {
        if (limited && got.length === 4) return { outcome: 'wait', seconds: 30 };
        got.push(email);
        return sent;
      },
      wait: async (seconds) => {
        waits.push(seconds);
        await Promise.resolve();
        limited = false;
      },
    });
    expect(waits).toEqual([30]);
    expect(got.toSorted()).toEqual(people(12).toSorted());
    expect(tallyOf(results).sent).toBe(12);
  });

  test('after a cancel the emails in progress are finished and no new one is started', async () => {
    let cancelled = false;
    const results = await run({
      recipients: people(20),
      pace,
      isCancelled: () => cancelled,
      send: async (_, index) => {
        if (index === 6) cancelled = true;
        return sent;
      },
    });
    const { sent: count, notSent } = tallyOf(results);
    expect(count).toBeGreaterThanOrEqual(7);
    expect(count).toBeLessThanOrEqual(7 + most);
    expect(count + notSent).toBe(20);
    expect(results.at(-1)!.text).toBe(cancelledText);
  });

  test('a login that ends stops the bulk email, and the rest is not sent', async () => {
    const results = await run({
      recipients: people(20),
      pace,
      send: async (_, index) => (index < 4 ? sent : { outcome: 'stop', text: 'Log in again.' }),
    });
    expect(tallyOf(results)).toMatchObject({ sent: 4, notSent: 16, unknown: 0 });
    expect(new Set(results.slice(4).map(({ text }) => text))).toEqual(new Set(['Log in again.']));
  });

  test('when the server stops answering, the emails in progress may have been sent and the rest is not sent', async () => {
    const results = await run({
      recipients: people(20),
      pace,
      send: async (_, index) =>
        index < 4 ? sent : { outcome: 'unknown', text: 'Perhaps.', rest: 'Not reached.' },
    });
    const { sent: count, notSent, unknown } = tallyOf(results);
    expect(count).toBe(4);
    expect(unknown).toBeLessThanOrEqual(most);
    expect(unknown + notSent).toBe(16);
  });
});

test('each change is reported, with the seconds to wait', async () => {
  const progress: (string | number)[] = [];
  let first = true;
  await run({
    recipients: people(2),
    send: async () => {
      if (!first) return sent;
      first = false;
      return { outcome: 'wait', seconds: 9 };
    },
    onResults: (results, seconds) =>
      progress.push(outcomes(results).join(' '), ...(seconds === null ? [] : [seconds])),
  });
  expect(progress).toEqual([
    'sending waiting',
    'sending waiting',
    9,
    'sent waiting',
    'sent sending',
    'sent sent',
    'sent sent',
  ]);
});

test('the results are put into words, without the outcomes that did not occur', () => {
  expect(tallyInWords({ sent: 5, later: 0, notSent: 1, unknown: 1, left: 0 })).toBe(
    '5 sent, 1 not sent, 1 may have been sent',
  );
  expect(tallyInWords({ sent: 4, later: 2, notSent: 0, unknown: 0, left: 0 })).toBe(
    '4 sent, 2 tried again later',
  );
  expect(tallyInWords({ sent: 7, later: 0, notSent: 0, unknown: 0, left: 0 })).toBe('7 sent');
});

test('after a reload, emails in progress may have been sent, and those not started were not sent', () => {
  const results: Result[] = [
    { email: 'a', outcome: 'sent' },
    { email: 'b', outcome: 'sending' },
    { email: 'c', outcome: 'waiting' },
  ];
  expect(outcomes(interrupted(results))).toEqual(['sent', 'unknown', 'not-sent']);
});

test('a retry replaces the results of its own recipients only', () => {
  const all: Result[] = [
    { email: 'a', outcome: 'sent' },
    { email: 'b', outcome: 'not-sent', text: 'Full.' },
  ];
  expect(mergeResults(all, [{ email: 'b', outcome: 'sent' }])).toEqual([
    { email: 'a', outcome: 'sent' },
    { email: 'b', outcome: 'sent' },
  ]);
});
