import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outbox } from './outbox';

/** An outbox, read by an administrator. */
export interface OutboxTest {
  outbox: Outbox;
  /** Puts a mail into the outbox, one second after the last one. */
  write(mail: { to: string; subject: string; text: string; isPrivate: boolean }): Promise<void>;
  /** Sets if the server can be reached. */
  setReachable(reachable: boolean): void;
  logOut(): Promise<void>;
  end(): Promise<void>;
}

const walk = { to: 'margaret@example.org', subject: 'Walk', text: 'Walk at 10.', isPrivate: false };

/** The contract of every adapter of the outbox. */
export function describeOutbox(name: string, make: () => Promise<OutboxTest>): void {
  describe(`${name} as an outbox`, () => {
    let testEnvironment: OutboxTest;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('is empty at first', async () => {
      expect(await testEnvironment.outbox.list()).toEqual({ kept: true, total: 0, mails: [] });
    });

    test('lists the newest first, and each can be read', async () => {
      const { outbox, write } = testEnvironment;
      await write(walk);
      await write({ ...walk, subject: 'Choir' });
      const { total, mails } = await outbox.list();
      expect(total).toBe(2);
      expect(mails).toMatchObject([
        { to: walk.to, subject: 'Choir', isPrivate: false },
        { to: walk.to, subject: 'Walk', isPrivate: false },
      ]);
      for (const { date } of mails) expect(new Date(date).toISOString()).toBe(date);
      const mail = await outbox.read(mails[1]!.name);
      expect(mail).toMatchObject({ to: walk.to, subject: 'Walk', date: mails[1]!.date, attachments: [] });
      expect(mail.text.trim()).toBe(walk.text);
    });

    test('shows of a mail with a private link only that it is there', async () => {
      const { outbox, write } = testEnvironment;
      await write({ ...walk, isPrivate: true });
      const { total, mails } = await outbox.list();
      expect(total).toBe(1);
      expect(mails).toMatchObject([{ to: '', subject: '', isPrivate: true }]);
      await expect(outbox.read(mails[0]!.name)).rejects.toMatchObject({
        name: 'AdminError',
        code: 'permission',
      });
    });

    test('says that there is no such mail', async () => {
      const { outbox } = testEnvironment;
      await expect(outbox.read('none.eml')).rejects.toMatchObject({ name: 'AdminError', code: 'not-found' });
    });

    test('says that nobody answers', async () => {
      const { outbox, setReachable } = testEnvironment;
      setReachable(false);
      const error = { name: 'AdminError', code: 'unreachable' };
      await expect(outbox.list()).rejects.toMatchObject(error);
      await expect(outbox.read('none.eml')).rejects.toMatchObject(error);
    });

    test('is not for those who are logged out', async () => {
      const { outbox, logOut } = testEnvironment;
      await logOut();
      const error = { name: 'AdminError', code: 'permission' };
      await expect(outbox.list()).rejects.toMatchObject(error);
      await expect(outbox.read('none.eml')).rejects.toMatchObject(error);
    });
  });
}
