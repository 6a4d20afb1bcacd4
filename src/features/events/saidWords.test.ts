import { describe, expect, test } from 'vitest';
import { createMemoryRecords } from '../../adapters/memory/records';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { saidMessage, type SaidCode } from '@/shared/domain/said/said';
import { giveUp, register, type RegistrationWork } from './registrationWork';

const email = 'margaret@example.org';
/** Its title appears in sentences without a known event. */
const event: CommunityEvent = {
  id: 1,
  title: 'this event',
  date: '2026-11-27',
  location: 'Hall',
  description: '',
  category: 'fitness',
  image: '',
  capacity: 2,
  attendees: 0,
};

/** The person's action with the page's code. @param fields of the stored event. */
function workOn(fields: Partial<CommunityEvent>, others: Partial<RegistrationWork> = {}): RegistrationWork {
  const { collections, registrations } = createMemoryRecords({ events: [{ ...event, ...fields }] });
  return {
    store: { events: collections.events, registrations },
    event,
    email,
    places: 1,
    now: new Date('2026-11-20T12:00'),
    undo: () => undefined,
    can: { messages: true, waitingLists: false },
    settings: {},
    ...others,
  };
}

describe('a form without scripts says what the page says with its code', () => {
  test.each<[SaidCode, () => RegistrationWork]>([
    ['registered', () => workOn({}, { can: { messages: false, waitingLists: false } })],
    ['registered-first', () => workOn({})],
    ['registered-both-first', () => workOn({}, { places: 2 })],
    ['one-left', () => workOn({ attendees: 1 }, { places: 2 })],
    ['cancelled', () => workOn({ cancelled: '' })],
    ['over', () => workOn({}, { now: new Date('2026-12-24T12:00') })],
    ['gone', () => workOn({ id: 2 })],
  ])('%s', async (code, work) => {
    expect(await register(work())).toMatchObject(words(code));
  });

  test.each<[SaidCode, 1 | 2]>([
    ['gave-up', 1],
    ['gave-up-both', 2],
  ])('%s', async (code, places) => {
    const work = workOn({}, { places });
    await register(work);
    expect(await giveUp(work)).toMatchObject(words(code));
    expect(await giveUp(work)).toMatchObject(words('no-place'));
  });
});

/** The text and the kind of a message. */
function words(code: SaidCode) {
  const { kind, text } = saidMessage(code)!;
  return { kind, text };
}
