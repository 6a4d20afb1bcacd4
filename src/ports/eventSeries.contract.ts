import { beforeEach, describe, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { newDates, type EventChange } from '@/shared/domain/events/series/series';
import type { Collection } from './collection';
import type { EventSeries } from './eventSeries';
import type { Registrations } from './registrations';

/** The stores of the contract, without events. */
export interface SeriesStore {
  series: EventSeries;
  /** The same events in another page. */
  events: Collection<CommunityEvent>;
  /** Of one person, with their address. */
  registrations: Registrations;
  email: string;
}

/** The first date of the series of the contract. */
export const taiChi: CommunityEvent = {
  ...parseEvent({ id: 1, title: 'Tai chi', date: '2026-12-01', location: 'Hall', category: 'fitness' })!,
  capacity: 12,
  series: 'a',
};
const { id: _, ...first } = taiChi;
const drafts = [first, ...newDates(taiChi, ['2026-12-08', '2026-12-15'])];

/** The contract of every adapter of EventSeries. */
export function describeEventSeries(name: string, make: () => Promise<SeriesStore>) {
  describe(`${name} as an EventSeries`, () => {
    let store: SeriesStore;
    beforeEach(async () => {
      store = await make();
    });
    const add = () =>
      store.series.write(
        'a',
        drafts.map((after) => ({ before: null, after })),
      );
    const undo = (done: readonly EventChange[]) =>
      store.series.write(
        'a',
        done.map(({ before, after }) => ({ before: after, after: before })),
      );
    const edit = (events: readonly CommunityEvent[], fields: Partial<CommunityEvent>) =>
      store.series.write(
        'a',
        events.map((before) => ({ before, after: { ...before, ...fields } })),
      );
    const remove = (events: readonly CommunityEvent[]) =>
      store.series.write(
        'a',
        events.map((before) => ({ before, after: null })),
      );
    const list = () => store.events.list();
    const listed = async () =>
      (await list()).map(({ id, title, attendees }) => `${id} ${title} ${attendees}`);

    test('numbers new dates one after the other, and answers them as they are stored', async () => {
      const done = await add();
      expect(done.map(({ before, after }) => [before, after!.id, after!.date])).toEqual([
        [null, 1, '2026-12-01'],
        [null, 2, '2026-12-08'],
        [null, 3, '2026-12-15'],
      ]);
      expect(await list()).toEqual(done.map(({ after }) => after));
    });

    test('gives new dates the next number where the one that they ask for is taken', async () => {
      await add();
      const [done] = await store.series.write('a', [{ before: null, after: { ...taiChi, id: 2 } }]);
      expect(done!.after!.id).toBe(4);
    });

    test('changes some dates and adds others in one write, and takes that back', async () => {
      const made = (await add()).map(({ after }) => after!);
      const before = await list();
      const done = await store.series.write('a', [
        { before: made[0]!, after: { ...made[0]!, title: 'Qigong' } },
        { before: null, after: { ...first, date: '2026-12-22' } },
      ]);
      expect(new Set(await listed())).toEqual(
        new Set(['1 Qigong 0', '2 Tai chi 0', '3 Tai chi 0', '4 Tai chi 0']),
      );
      await undo(done);
      expect(new Set(await list())).toEqual(new Set(before));
    });

    test('changes nothing where one date was changed or deleted elsewhere', async () => {
      const made = (await add()).map(({ after }) => after!);
      await store.events.put({ ...made[1]!, location: 'Park' });
      await expect(edit(made, { title: 'Qigong' })).rejects.toMatchObject({ code: 'conflict' });
      await expect(remove(made)).rejects.toMatchObject({ code: 'conflict' });
      expect(await listed()).toEqual(['1 Tai chi 0', '2 Tai chi 0', '3 Tai chi 0']);
      await store.events.remove(2);
      await expect(edit(made, { title: 'Qigong' })).rejects.toMatchObject({ code: 'conflict' });
      expect(await listed()).toEqual(['1 Tai chi 0', '3 Tai chi 0']);
    });

    test('keeps a registration during a change, which is no conflict', async () => {
      const made = (await add()).map(({ after }) => after!);
      await store.registrations.register(2, store.email);
      await edit(made, { title: 'Qigong' });
      expect(await listed()).toEqual(['1 Qigong 0', '2 Qigong 1', '3 Qigong 0']);
    });

    test('ends places with their date, and brings both back', async () => {
      const made = (await add()).map(({ after }) => after!);
      await store.registrations.register(2, store.email, 2);
      const gone = await remove(made);
      expect([await list(), (await store.registrations.of(store.email)).size]).toEqual([[], 0]);
      await undo(gone);
      expect(await listed()).toEqual(['1 Tai chi 0', '2 Tai chi 2', '3 Tai chi 0']);
      expect(await store.registrations.of(store.email)).toEqual(new Map([[2, 2]]));
    });

    test('gives nobody a place at a date that has other words than the deleted one', async () => {
      const made = (await add()).map(({ after }) => after!);
      await store.registrations.register(3, store.email);
      await remove(made);
      await store.series.write(
        'a',
        made.map((one) => ({ before: null, after: { ...one, attendees: 5, title: 'Grief' } })),
      );
      expect((await list()).map(({ title, attendees }) => [title, attendees])).toEqual(
        made.map(() => ['Grief', 0]),
      );
      expect((await store.registrations.of(store.email)).size).toBe(0);
    });

    test('refuses dates of another series, or more than a year apart, in a sentence', async () => {
      const late = [first, { ...first, date: '2027-12-02' }].map((after) => ({ before: null, after }));
      await expect(store.series.write('a', late)).rejects.toMatchObject({
        code: 'invalid',
        text: 'Dates can repeat for one year at most. Choose Wednesday 1 December 2027 or earlier.',
      });
      await expect(store.series.write('b', [{ before: null, after: first }])).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await list()).toEqual([]);
    });

    test('keeps fields that this product does not know', async () => {
      const [made] = (await add()).map(({ after }) => after!);
      await store.events.put({ ...made!, room: { floor: 2 } } as CommunityEvent);
      const { title: _title, ...rest } = made!;
      const seen = { ...made!, room: { floor: 2 } };
      await store.series.write('a', [{ before: seen, after: { ...rest, title: 'Qigong' } }]);
      expect(await store.events.get(1)).toEqual({ ...made!, title: 'Qigong', room: { floor: 2 } });
    });

    test('tells the pages that show the events', async () => {
      let notified = 0;
      // In the person's own page.
      const end = store.events.subscribe(() => (notified += 1));
      await add();
      expect(notified).toBeGreaterThan(0);
      end();
    });
  });
}
