import { describe, expect, test } from 'vitest';
import { HttpError } from '../http/httpError';
import { createNoteAccountEvent } from '../audit/accountEvents';
import { createMailLimit, mailWindow } from '../mail/mailLimit';
import { createAllowance } from '../identity/allowance';
import { createAttempts } from '../identity/attempts';
import { createTries } from '../identity/tries';

const minute = 60_000;
const month = 30 * 24 * 60 * minute;

/** How far the clock is set, one after the other, from where it was. */
const turns = {
  'a month back': [-month],
  'a month forward': [month],
  'a month forward and back': [month, -month],
  'a month back and forward': [-month, month],
};

const ann = { uid: 'ann', email: 'ann@example.net', role: 'admin', token: '' } as const;

/** A limiter that was used up, by the time that it is given. @returns whether it lets another one pass. */
type Limiter = (now: number) => boolean | Promise<boolean>;

const passes = async (work: () => unknown) => {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 429) return false;
    throw error;
  }
};

const limiters: Record<string, { window: number; create: () => Limiter }> = {
  'an allowance': {
    window: 10 * minute,
    create() {
      const allowance = createAllowance(3, 10 * minute);
      return (now) => allowance.take('ann', now);
    },
  },
  'a count of failures': {
    window: 15 * minute,
    create() {
      const attempts = createAttempts({ most: 3, windowMilliseconds: 15 * minute });
      return (now) => passes(() => attempts.begin('ann', now));
    },
  },
  'the limit of an administrator’s emails': {
    window: mailWindow,
    create() {
      let time = 0;
      const limit = createMailLimit(
        3,
        createTries(() => time),
      );
      return (now) => {
        time = now;
        return passes(() => limit.count(ann));
      };
    },
  },
};

describe.each(Object.entries(limiters))('%s', (_name, { window, create }) => {
  test.each(Object.entries(turns))(
    'lets nobody wait longer than its window where its clock is set %s',
    async (_turn, by) => {
      const start = Date.UTC(2026, 10, 21);
      const limiter = create();
      const useUp = async (now: number) => {
        for (let i = 0; i < 4 && (await limiter(now)); i += 1);
        expect(await limiter(now)).toBe(false);
      };
      let now = start;
      await useUp(now);
      for (const turn of by) {
        now += turn;
        // Used while the clock was wrong, too.
        if (await limiter(now)) await useUp(now);
      }
      expect(await limiter(now + window)).toBe(true);
    },
  );
});

test.each(Object.entries(turns))(
  'that logins are stopped is written down a minute later, where the clock is set %s',
  async (_turn, by) => {
    let now = Date.UTC(2026, 10, 21);
    let monotonic = 0;
    const noted: string[] = [];
    const audit = { record: async (_who: unknown, what: string) => void noted.push(what) };
    const clocks = { now: () => now, monotonic: () => monotonic };
    const note = createNoteAccountEvent(audit as never, () => {}, clocks);
    await note(ann, 'logins-stopped');
    for (const turn of by) {
      now += turn;
      await note(ann, 'logins-stopped');
    }
    expect(noted).toHaveLength(1);
    monotonic += minute;
    await note(ann, 'logins-stopped');
    expect(noted).toHaveLength(2);
  },
);
