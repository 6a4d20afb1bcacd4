import { beforeEach, describe, expect, test } from 'vitest';
import type { FormDraft } from '@/shared/domain/drafts/formDraft';
import { maxDraftLength, maxDrafts } from '@/shared/domain/drafts/storedDraft';
import { createMemoryClock } from '../memory/clock';
import { createLocalDeviceData } from './deviceData';
import { createLocalFormDrafts } from './formDrafts';
import { freshStorage } from './freshStorage';
import { inAnotherTab, throwingStorage } from './otherTabs';

beforeEach(freshStorage);

const clock = createMemoryClock(new Date('2026-11-24T14:00:00+11:00'));
const draft = (title: string, minutesAgo = 0): FormDraft => {
  const at = new Date(clock.now().getTime() - minutesAgo * 60_000).toISOString();
  return { startedAt: at, updatedAt: at, original: null, values: { title } };
};
const days = (count: number) => count * 24 * 60;

describe('drafts of forms', () => {
  test('survive a reload, for their own person and form only', () => {
    createLocalFormDrafts(clock).keep('4', 'appointment', draft('Walk'));
    const drafts = createLocalFormDrafts(clock);
    expect(drafts.find('4', 'appointment')).toMatchObject(draft('Walk'));
    expect(drafts.find('4', 'appointment')).toMatchObject(draft('Walk'));
    expect(drafts.find('4', 'appointment.1')).toBeNull();
    expect(drafts.find('5', 'appointment')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['ageBetter.formDraft.4/appointment']);
    drafts.drop('4', 'appointment');
    expect(drafts.find('4', 'appointment')).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });

  test('are not handed to a person whose id looks like part of the key', () => {
    const drafts = createLocalFormDrafts(clock);
    drafts.keep('4/a', 'b', draft('Walk'));
    expect(drafts.find('4', 'a/b')).toBeNull();
    createLocalDeviceData().clear('4');
    expect(drafts.find('4/a', 'b')).toMatchObject(draft('Walk'));
  });

  test('replace the earlier one, also from another tab', async () => {
    const drafts = createLocalFormDrafts(clock);
    drafts.keep('4', 'appointment', draft('Walk'));
    await inAnotherTab(({ localStorage }) =>
      createLocalFormDrafts(clock, () => localStorage).keep('4', 'appointment', draft('Swim')),
    );
    expect(drafts.find('4', 'appointment')?.values).toEqual({ title: 'Swim' });
  });

  test('are deleted when damaged or older than 30 days, for every author; lists and other keys stay', () => {
    localStorage.setItem('ageBetter.formDraft.5/event.1', JSON.stringify(draft('Old', days(30))));
    localStorage.setItem('ageBetter.formDraft.5/event.2', JSON.stringify(draft('New', days(30) - 1)));
    localStorage.setItem('ageBetter.formDraft.4/x', '{');
    localStorage.setItem('events', '[]');
    createLocalFormDrafts(clock).find('4', 'appointment');
    expect(Object.keys(localStorage).toSorted()).toEqual(['ageBetter.formDraft.5/event.2', 'events']);
  });

  test('are at most ten for each person, and one more deletes the oldest', () => {
    const drafts = createLocalFormDrafts(clock);
    drafts.keep('5', 'event.1', draft('George’s', days(20)));
    for (let form = 0; form <= maxDrafts; form += 1) drafts.keep('4', `event.${form}`, draft('x', 60 - form));
    expect(drafts.find('4', 'event.0')).toBeNull();
    expect(drafts.find('4', 'event.1')).not.toBeNull();
    expect(drafts.find('5', 'event.1')).not.toBeNull();
  });

  test('that are too long are not stored, and the earlier one stays', () => {
    const drafts = createLocalFormDrafts(clock);
    drafts.keep('4', 'email', draft('short'));
    drafts.keep('4', 'email', draft('x'.repeat(maxDraftLength)));
    expect(drafts.find('4', 'email')?.values).toEqual({ title: 'short' });
  });

  test.each([
    ['full', 'QuotaExceededError', localStorage],
    ['refused', 'SecurityError', null],
  ])('do nothing, silently, where the storage is %s', (_, name, behind) => {
    const drafts = createLocalFormDrafts(clock, () => throwingStorage(name, behind));
    drafts.keep('4', 'appointment', draft('Walk'));
    expect(drafts.find('4', 'appointment')).toBeNull();
    drafts.drop('4', 'appointment');
  });

  test('do nothing where there is no storage', () => {
    const drafts = createLocalFormDrafts(clock, () => null);
    drafts.keep('4', 'appointment', draft('Walk'));
    expect(drafts.find('4', 'appointment')).toBeNull();
  });

  test('of one person are deleted with that person’s data, those of others stay', () => {
    const drafts = createLocalFormDrafts(clock);
    drafts.keep('4', 'appointment', draft('Walk'));
    drafts.keep('5', 'appointment', draft('Swim'));
    createLocalDeviceData().clear('4');
    expect(drafts.find('4', 'appointment')).toBeNull();
    expect(drafts.find('5', 'appointment')).toMatchObject(draft('Swim'));
  });
});
