import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestFor } from '@/shared/domain/bulkEmail/email';
import type { Mailer } from './mailer';

/** A mailer and its mail server. */
export interface MailerTestEnvironment {
  mailer: Mailer;
  /** The addresses that got a mail, in order. */
  sent(): readonly string[];
  /** Makes the mail server refuse, or accept a mail without an answer, from now on; null: it works. */
  setFault(trouble: 'not-sent' | 'unknown' | null): void;
  setReachable(reachable: boolean): void;
  /** Ends the administrator's login. */
  logOut(): Promise<void>;
  end(): Promise<void>;
}

const to = (email: string) => requestFor({ kind: 'bulk', subject: 'Walks', message: 'At 10.' }, email);

/** The contract of every adapter of Mailer. */
export function describeMailer(name: string, make: () => Promise<MailerTestEnvironment>) {
  describe(`${name} as Mailer`, () => {
    let testEnvironment: MailerTestEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('sends an email', async () => {
      const delivery = await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1');
      expect(delivery).toMatchObject({ outcome: 'sent', messageId: expect.stringMatching(/\S/) as string });
      expect(testEnvironment.sent()).toEqual(['ada@example.net']);
    });

    test('sends once for the same idempotency key', async () => {
      const first = await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toEqual(first);
      expect(testEnvironment.sent()).toHaveLength(1);
      await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-2');
      expect(testEnvironment.sent()).toHaveLength(2);
    });

    test('reports a refusal as not sent, and silence as may have been sent', async () => {
      testEnvironment.setFault('not-sent');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'not-sent',
      });
      testEnvironment.setFault('unknown');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-2')).toMatchObject({
        outcome: 'unknown',
      });
      testEnvironment.setFault(null);
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-3')).toMatchObject({
        outcome: 'sent',
      });
    });

    test('does not send to an invalid address', async () => {
      expect(await testEnvironment.mailer.send(to('ada, bob@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'not-sent',
        text: expect.stringMatching(/\S/) as string,
      });
    });

    test('reports a missing answer as may have been sent, and does not try the rest', async () => {
      testEnvironment.setReachable(false);
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'unknown',
        text: expect.stringMatching(/^Failed to send email\. /) as string,
        rest: expect.stringMatching(/\S/) as string,
      });
    });

    test('sends nothing without a login', async () => {
      await testEnvironment.logOut();
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'stop',
      });
      expect(testEnvironment.sent()).toEqual([]);
    });
  });
}
