import { beforeEach, describe, expect, test } from 'vitest';
import { noBackupYet } from '@/shared/domain/ownBackup/backupNote';
import type { BrowserRecords, OwnData } from '@/shared/domain/ownBackup/ownBackup';
import type { BackupOwner, OwnBackup } from './ownBackup';

/** Two handles on the same records, as in two tabs. */
export interface OwnBackupTestEnvironment {
  here: OwnBackup;
  there: OwnBackup;
}

const ann: BackupOwner = { id: '4', email: 'ann@example.net', username: 'ann@example.net' };
const bob: BackupOwner = { id: 'a/b', email: 'bob@example.net', username: 'bob@example.net' };

const appointment = (id: string, userId: string) => ({
  id,
  title: `Visit ${id}`,
  start: '2026-11-25T00:00:00.000Z',
  end: '2026-11-25T00:30:00.000Z',
  location: 'Carlton',
  description: '',
  allDay: false,
  userId,
});
const saved = {
  kind: 'event' as const,
  recordId: 1,
  title: 'Tea',
  detail: 'Carlton',
  savedAt: '2026-11-20T00:00:00.000Z',
};

/** The initial records: appointments of both people, a resource and an event. */
export const contractRecords: Pick<BrowserRecords, 'appointments' | 'resources' | 'events'> = {
  appointments: [appointment('1', ann.email), appointment('2', bob.email)],
  resources: [
    {
      id: 1,
      title: 'Sleep',
      description: '',
      type: 'text',
      category: 'Wellbeing',
      ratings: [{ userId: bob.email, rating: 2, timestamp: '2026-11-01T00:00:00.000Z' }],
      averageRating: 2,
    },
  ],
  events: [
    {
      id: 1,
      title: 'Tea',
      description: '',
      date: '2026-12-01',
      location: 'Carlton',
      category: 'social',
      image: 'teaCup',
      attendees: 3,
      capacity: 5,
    },
  ],
};

const data: OwnData = {
  appointments: [appointment('1', ann.email), appointment('2', ann.email)],
  ratings: [{ resourceId: 1, title: 'Sleep', rating: 5, timestamp: '2026-11-02T00:00:00.000Z' }],
  places: [{ eventId: 1, title: 'Tea', date: '2026-12-01', places: 2 }],
  saved: [saved],
  choices: { largeText: true },
};

/** The contract of every adapter of OwnBackup. @param make opens the {@link contractRecords}. */
export function describeOwnBackup(name: string, make: () => Promise<OwnBackupTestEnvironment>): void {
  describe(`${name} of a person's own backup`, () => {
    let here: OwnBackup;
    let there: OwnBackup;
    beforeEach(async () => {
      ({ here, there } = await make());
    });

    test('reads what is the person’s own', async () => {
      expect(await here.read(ann)).toEqual({
        appointments: [appointment('1', ann.email)],
        ratings: [],
        places: [],
        saved: [],
        choices: {},
      });
    });

    test("reads its own file, and not another person's", () => {
      const text = here.write(ann, data);
      expect(there.parse(ann, text)).toEqual({ data, damaged: [] });
      expect(there.parse(bob, text)).toBe('other-person');
    });

    test('plans without writing, and brings in what was planned', async () => {
      const plan = await here.plan(ann, data);
      expect(plan).toMatchObject({ already: 1, leftOut: [] });
      expect((await here.read(ann)).appointments).toHaveLength(1);
      const { brought } = await here.bringIn(ann, data);
      expect(brought).toEqual(plan.brought);
      const after = await there.read(ann);
      expect(after).toEqual({
        ...data,
        // The other person's appointment has its id.
        appointments: [
          appointment('1', ann.email),
          { ...data.appointments[1], id: expect.any(String) as string },
        ],
      });
      expect(after.appointments[1]!.id).not.toBe('2');
      expect((await there.read(bob)).appointments).toEqual([appointment('2', bob.email)]);
      expect((await there.read(bob)).ratings).toHaveLength(1);
    });

    test('brings the same in twice, in two windows at once, and adds it once', async () => {
      await Promise.all([here.bringIn(ann, data), there.bringIn(ann, data)]);
      const after = await here.read(ann);
      expect(after.appointments).toHaveLength(2);
      expect(after.places).toHaveLength(1);
      expect(after.saved).toHaveLength(1);
      expect((await here.plan(ann, data)).records.events[0]!.attendees).toBe(5);
    });

    test('takes out what came in, and nothing else', async () => {
      const before = (await here.plan(ann, data)).brought;
      const { brought } = await here.bringIn(ann, data);
      expect(await there.takeBack(ann, brought)).toBe(0);
      expect(await here.read(ann)).toMatchObject({ ratings: [], places: [], saved: [], choices: {} });
      const again = (await here.plan(ann, data)).brought;
      expect({ ...again, appointments: again.appointments.length }).toEqual({ ...before, appointments: 1 });
    });

    test('remembers a note for each person', async () => {
      expect(here.note(ann)).toEqual(noBackupYet);
      let notified = 0;
      const end = here.subscribe(() => (notified += 1));
      const note = { remind: true, savedAt: null, mark: 'x', since: '2026-11-24T00:00:00.000Z' };
      here.setNote(ann, note);
      expect(notified).toBe(1);
      end();
      here.setNote(bob, { ...note, remind: false });
      expect(notified).toBe(1);
      expect(there.note(ann)).toEqual(note);
      expect(there.note(bob).remind).toBe(false);
    });
  });
}
