import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../identity/actor';
import type { ReplicatedState } from './replicatedState';

/** Two administrators and two servers; a server that is alone stands for both. */
export interface ReplicatedStateEnvironment {
  servers: readonly [ReplicatedState, ReplicatedState];
  ada: Actor;
  bob: Actor;
  /** A full hour of the clock, in milliseconds since 1970. */
  start: number;
  /** Puts an address on the list of those who want no more mail. */
  unsubscribe(email: string): Promise<void>;
  close(): Promise<void>;
}

/** How many mails an administrator may send in an hour, in the test environment. */
export const mailsPerHour = 3;

const minute = 60_000;

/** What every {@link Shared} must do. */
export function replicatedStateContract(
  name: string,
  create: () => Promise<ReplicatedStateEnvironment>,
): void {
  describe(`replicated state in ${name}`, () => {
    let testEnvironment: ReplicatedStateEnvironment;
    let one: ReplicatedState;
    let other: ReplicatedState;
    beforeEach(async () => {
      testEnvironment = await create();
      [one, other] = testEnvironment.servers;
    });
    afterEach(() => testEnvironment.close());

    describe('requests to send a mail', () => {
      test('with the same idempotency key start only once, also at the same moment', async () => {
        const { ada, start } = testEnvironment;
        const begun = await Promise.all(
          [one, other, one, other, one].map(({ mailRequests }) =>
            mailRequests.begin(ada, 'key-0001', 'print', start),
          ),
        );
        expect(begun.filter(Boolean)).toHaveLength(1);
      });

      test('have no answer while in progress; afterwards every server knows it', async () => {
        const { ada, start } = testEnvironment;
        expect(await one.mailRequests.find(ada, 'key-0002')).toBeNull();
        await one.mailRequests.begin(ada, 'key-0002', 'print', start);
        expect(await other.mailRequests.find(ada, 'key-0002')).toEqual({
          fingerprint: 'print',
          beganAt: start,
          answer: null,
        });
        const answer = { outcome: 'sent', messageId: '<1@test>' } as const;
        await one.mailRequests.settle(ada, 'key-0002', answer, start);
        expect(await other.mailRequests.find(ada, 'key-0002')).toMatchObject({ answer });
      });

      test('may have the same key for two different people', async () => {
        const { ada, bob, start } = testEnvironment;
        expect(await one.mailRequests.begin(ada, 'key-0003', 'print', start)).toBe(true);
        expect(await other.mailRequests.begin(bob, 'key-0003', 'print', start)).toBe(true);
      });
    });

    describe('the limit on emails', () => {
      const refused = { code: 'too-many-requests' };

      test('counts across all servers, for each person apart', async () => {
        const { ada, bob, start } = testEnvironment;
        const count = (shared: ReplicatedState, actor: Actor) =>
          shared.mailLimit.count(actor, start + minute);
        for (const shared of [one, other, one]) await count(shared, ada);
        for (const shared of [one, other]) await expect(count(shared, ada)).rejects.toMatchObject(refused);
        await count(other, bob);
      });

      test('cannot be exceeded by many requests at once', async () => {
        const { ada, start } = testEnvironment;
        const tries = Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other).mailLimit.count(ada, start));
        const outcomes = await Promise.allSettled(tries);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mailsPerHour);
      });

      test('says how long to wait, and starts again an hour later', async () => {
        const { ada, start } = testEnvironment;
        for (let i = 0; i < mailsPerHour; i += 1) await one.mailLimit.count(ada, start);
        await expect(one.mailLimit.count(ada, start + 20 * minute)).rejects.toMatchObject({
          message: 'You have sent as many emails as one hour allows. Please wait 40 minutes.',
          retryAfter: 2400,
        });
        await one.mailLimit.count(ada, start + 60 * minute);
      });
    });

    describe('the audit trail', () => {
      test('shows what other servers recorded, the newest first', async () => {
        const { ada, bob, start } = testEnvironment;
        await one.audit.record(ada, 'export-sent', 2, start);
        await other.audit.record(bob, 'export-sent', 1, start + minute);
        const iso = (time: number) => new Date(time).toISOString();
        expect(await one.audit.list(10, ada)).toEqual([
          {
            from: iso(start + minute),
            to: iso(start + minute),
            who: bob.email,
            what: 'export-sent',
            count: 1,
          },
          { from: iso(start), to: iso(start), who: ada.email, what: 'export-sent', count: 2 },
        ]);
        expect(await other.audit.list(1, bob)).toMatchObject([{ who: bob.email }]);
      });

      test('counts a repetition within ten minutes as the same entry', async () => {
        const { ada, start } = testEnvironment;
        const times = [0, 1, 9, 19, 30];
        for (const [i, at] of times.entries()) {
          await (i % 2 ? one : other).audit.record(ada, 'email-sent', 1, start + at * minute);
        }
        expect(await one.audit.list(10, ada)).toMatchObject([
          { count: 1, from: new Date(start + 30 * minute).toISOString() },
          { count: 4, from: new Date(start).toISOString(), to: new Date(start + 19 * minute).toISOString() },
        ]);
      });

      test('counts everything that happens at the same moment', async () => {
        const { ada, start } = testEnvironment;
        const many = Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? one : other).audit.record(ada, 'email-sent', 1, start),
        );
        await Promise.all(many);
        expect(await one.audit.list(10, ada)).toMatchObject([{ count: 20 }]);
      });
    });

    test('an unsubscribed address is known to all servers, however it is written', async () => {
      const { ada } = testEnvironment;
      expect(await one.unsubscribed.has('ada@example.net', ada, 'bulk')).toBe(false);
      await testEnvironment.unsubscribe('ADA@example.net');
      for (const { unsubscribed } of [one, other]) {
        expect(await unsubscribed.has(' ada@Example.net', ada, 'bulk')).toBe(true);
        expect(await unsubscribed.has('ａda@ｅxample．net', ada, 'bulk')).toBe(true);
      }
      expect(await one.unsubscribed.has('bob@example.net', ada, 'bulk')).toBe(false);
    });
  });
}
