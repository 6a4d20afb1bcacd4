import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestFor } from '../domain/bulkEmail/email';
import type { Mailer } from './mailer';

/** A mailer and what is behind it. */
export interface MailerTestEnvironment {
  mailer: Mailer;
  /** The addresses that got a mail, in order. */
  sent(): readonly string[];
  /** Lets the mail server refuse, or take a mail and say nothing, from now on; null: it works. */
  setTrouble(trouble: 'not-sent' | 'unknown' | null): void;
  setReachable(reachable: boolean): void;
  /** Ends the administrator's login. */
  logOut(): Promise<void>;
  end(): Promise<void>;
}

const to = (email: string) => requestFor({ kind: 'bulk', subject: 'Walks', message: 'At 10.' }, email);

/** What every adapter of Mailer must do. */
export function describeMailer(name: string, make: () => Promise<MailerTestEnvironment>) {
  describe(`${name} as Mailer`, () => {
    let testEnvironment: MailerTestEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('a mail is sent', async () => {
      const delivery = await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1');
      expect(delivery).toMatchObject({ outcome: 'sent', messageId: expect.stringMatching(/\S/) as string });
      expect(testEnvironment.sent()).toEqual(['ada@example.net']);
    });

    test('the same try is sent once', async () => {
      const first = await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toEqual(first);
      expect(testEnvironment.sent()).toHaveLength(1);
      await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-2');
      expect(testEnvironment.sent()).toHaveLength(2);
    });

    test('a refusal was not sent, silence may have been', async () => {
      testEnvironment.setTrouble('not-sent');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'not-sent',
      });
      testEnvironment.setTrouble('unknown');
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-2')).toMatchObject({
        outcome: 'unknown',
      });
      testEnvironment.setTrouble(null);
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-3')).toMatchObject({
        outcome: 'sent',
      });
    });

    test('what is no address was not sent', async () => {
      expect(await testEnvironment.mailer.send(to('ada, bob@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'not-sent',
        text: expect.stringMatching(/\S/) as string,
      });
    });

    test('without an answer it may have been sent, and the rest is not tried', async () => {
      testEnvironment.setReachable(false);
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'unknown',
        text: expect.stringMatching(/^Failed to send email\. /) as string,
        rest: expect.stringMatching(/\S/) as string,
      });
    });

    test('without a login nothing is sent', async () => {
      await testEnvironment.logOut();
      expect(await testEnvironment.mailer.send(to('ada@example.net'), 'run1-0-1')).toMatchObject({
        outcome: 'stop',
      });
      expect(testEnvironment.sent()).toEqual([]);
    });
  });
}
