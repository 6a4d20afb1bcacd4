import { describe, expect, test } from 'vitest';
import type { FormDraft } from './formDraft';
import { draftOffer, parseFormDraft } from './storedDraft';

const now = new Date('2026-11-24T14:00:00+11:00');
const draft: FormDraft = {
  startedAt: '2026-11-23T23:40:00.000Z',
  updatedAt: '2026-11-24T00:10:00.000Z',
  original: null,
  values: { title: 'Hearing check', location: '' },
};

describe('a stored draft', () => {
  test('is read unchanged', () => {
    expect(parseFormDraft(JSON.stringify(draft), now)).toEqual(draft);
    const ofRecord = { ...draft, original: '{"title":"Eye test"}' };
    expect(parseFormDraft(JSON.stringify(ofRecord), now)).toEqual(ofRecord);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a word', '"x"'],
    ['no values', JSON.stringify({ ...draft, values: undefined })],
    ['a base that is no text', JSON.stringify({ ...draft, original: 7 })],
    ['an invalid time', JSON.stringify({ ...draft, startedAt: 'noon' })],
    ['an invalid time of change', JSON.stringify({ ...draft, updatedAt: 'noon' })],
  ])('is ignored where there is %s', (_, text) => {
    expect(parseFormDraft(text, now)).toBeNull();
  });

  test('loses the values that are not text', () => {
    const text = JSON.stringify({ ...draft, values: { title: 'Walk', weeks: 3, none: null } });
    expect(parseFormDraft(text, now)?.values).toEqual({ title: 'Walk' });
  });

  test('is kept for 30 days after its last change, and no longer', () => {
    const after = (days: number, minutes: number) =>
      new Date(Date.parse(draft.updatedAt) + days * 86_400_000 + minutes * 60_000);
    expect(parseFormDraft(JSON.stringify(draft), after(30, -1))).not.toBeNull();
    expect(parseFormDraft(JSON.stringify(draft), after(30, 0))).toBeNull();
  });

  test.each([
    ['2026-11-24T10:40:00', 'You began this at 10:40 am. Go on, or start again?'],
    ['2026-11-24T12:00:00', 'You began this at 12:00 noon. Go on, or start again?'],
    ['2026-11-23T23:59:00', 'You began this on Monday 23 November at 11:59 pm. Go on, or start again?'],
  ])('that was begun at %s is offered with the product’s wording of dates', (begun, words) => {
    const today = new Date('2026-11-24T14:00:00');
    expect(draftOffer({ ...draft, startedAt: new Date(begun).toISOString() }, today)).toBe(words);
  });
});
