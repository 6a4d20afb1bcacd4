import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../calendarFile/calendarFile';
import { parseEvent } from '../event';
import { entryOf } from '../eventEntry';
import { checkEventForm, eventFormOf, isChanged, putBack, withForm } from '../eventForm';
import { accessProblem, contactProblem } from './accessProblem';
import { accessFacts, accessLines, answeredLine, askWords } from './accessWords';
import { parseAccess, type EventAccess } from './eventAccess';

const day = '2027-03-03';
const today = '2027-03-10';
const access: EventAccess = {
  stepFree: { is: 'yes', on: day },
  captions: { is: 'yes', on: day },
  parking: { is: 'no', on: '2027-02-01' },
  transport: 'Tram 96',
  contact: '03 9123 4567',
};
const tea = { id: 4, title: 'Morning Tea', date: '2027-04-02', category: 'social' };
const event = parseEvent({ ...tea, access })!;

test('an event keeps what it says about getting in', () => {
  expect(event.access).toEqual(access);
  expect(parseEvent({ ...tea, access: 'yes' })).not.toHaveProperty('access');
  expect(parseEvent(tea)).not.toHaveProperty('access');
});

test.each([
  [undefined, undefined],
  ['yes', undefined],
  [{}, undefined],
  [{ stepFree: 'yes' }, undefined],
  [{ stepFree: true }, undefined],
  [{ stepFree: { is: 'yes' } }, undefined],
  [{ stepFree: { is: 'yes', on: '2027-02-30' } }, undefined],
  [{ stepFree: { is: 'maybe', on: day } }, undefined],
  [{ cost: ' ' }, undefined],
  [{ stepFree: { is: 'perhaps', on: day }, cost: 'Free', more: 1 }, { cost: 'Free' }],
])('of the stored answers %j these are known: %j', (stored, known) => {
  expect(parseAccess(stored)).toEqual(known);
});

describe('in words, access', () => {
  test('has one line for what there is and one for what there is not', () => {
    expect(answeredLine(access, 'yes')).toBe('Step-free way in, captions or Auslan');
    expect(answeredLine({ ...access, hearingLoop: { is: 'no', on: day } }, 'no')).toBe(
      'No hearing loop, no parking nearby',
    );
    expect(answeredLine({ cost: 'Free' }, 'yes')).toBeNull();
  });

  test('says the day of each check, and what is not known', () => {
    expect(accessFacts(access).map(({ label, words, checked }) => [label, words, checked])).toEqual([
      ['Step-free way in', 'Yes', 'Checked on 3 March 2027'],
      ['Accessible toilet', 'Not known', null],
      ['Hearing loop', 'Not known', null],
      ['Parking nearby', 'No', 'Checked on 1 February 2027'],
      ['Quiet space', 'Not known', null],
      ['Captions or Auslan', 'Yes', 'Checked on 3 March 2027'],
    ]);
  });

  test('names whom to ask', () => {
    expect(askWords(access)).toBe('call 03 9123 4567');
    expect(askWords({ contact: 'tea@example.org' })).toBe('write to tea@example.org');
    expect(askWords({})).toBeNull();
  });

  test('is in the calendar file, below the description', () => {
    expect(accessLines(access)).toContain('Hearing loop: Not known: call 03 9123 4567');
    const entry = entryOf({ ...event, description: 'Cake.' }, 'https://age.example.org');
    expect(entry.description?.split('\n').slice(0, 2)).toEqual([
      'Cake.',
      'Step-free way in: Yes. Checked on 3 March 2027',
    ]);
    expect(calendarFile([entry], new Date(0))).toContain('Public transport: Tram 96');
  });
});

test.each([
  ['03 9123 4567', null],
  ['(03) 9123 4567', null],
  ['+61 3 9123 4567', null],
  ['13 11 14', null],
  ['tea@example.org', null],
  ['13 YARN', null],
  ['03 9123 4567 ext 5 (ask for Mary)', null],
  ['03 9123 4567 or 0491 570 156', null],
  ['9123 4567', 'This phone number has no area code. Enter it like 03 9123 4567.'],
  ['tea@', 'Enter a whole email address, like name@example.org.'],
])('the contact %j has the problem %j', (contact, problem) => {
  expect(contactProblem(contact)).toBe(problem);
});

test.each(['03 9123 TEAS', '12', '1234567890123456', '03 9123 4567 8', 'CALL US', 'N/A', '08 1234 5678'])(
  'the contact “%s” is no phone number and no email address',
  (contact) => {
    expect(contactProblem(contact)).toBe(
      'Enter a phone number like 03 9123 4567 or 03 9123 4567 ext 5, or an email address.',
    );
  },
);

test.each([
  [undefined, null],
  [access, null],
  ['yes', 'What is known of access cannot be read. Look at: access.'],
  [
    { toilet: { is: 'yes' } },
    'An answer is "yes" or "no", with the day it was checked. Look at: access.toilet.',
  ],
  [
    { toilet: { is: 'yes', on: '2027-03-12' } },
    'Nobody can have checked that on a day to come. Look at: access.toilet.',
  ],
  [{ cost: 5 }, 'This must be a text of at most 300 characters. Look at: access.cost.'],
  [
    { contact: 'CALL US' },
    'Enter a phone number like 03 9123 4567 or 03 9123 4567 ext 5, or an email address. Look at: access.contact.',
  ],
])('the answers %j give the error %j', (sent, problem) => {
  expect(accessProblem(sent, today)).toBe(problem);
});

describe('the form of an event', () => {
  const form = eventFormOf(event);

  test('shows what is known, and an untouched one changes nothing', () => {
    expect(form).toMatchObject({ stepFree: 'yes', parking: 'no', toilet: '', contact: '03 9123 4567' });
    expect(checkEventForm(form, 0, today)).toEqual({});
    expect(withForm(event, form, today)).toEqual(event);
  });

  test('never says yes for an event that says nothing', () => {
    const empty = eventFormOf(parseEvent(tea)!);
    expect([empty.stepFree, empty.toilet, empty.captions]).toEqual(['', '', '']);
    expect(withForm(parseEvent(tea)!, empty, today)).not.toHaveProperty('access');
  });

  test('gives changed answers the day of the check, and leaves the others theirs', () => {
    const typed = { ...form, toilet: 'yes', parking: 'yes', stepFree: '' };
    expect(isChanged(typed, event)).toBe(true);
    expect(withForm(event, typed, today).access).toEqual({
      captions: access.captions,
      toilet: { is: 'yes', on: today },
      parking: { is: 'yes', on: today },
      transport: 'Tram 96',
      contact: '03 9123 4567',
    });
    expect(
      parseAccess(withForm(event, { ...typed, checkedOn: '2027-03-05' }, today).access)?.toilet?.on,
    ).toBe('2027-03-05');
    expect(parseAccess(withForm(event, { ...form, checkedAgain: 'all' }, today).access)?.captions?.on).toBe(
      today,
    );
  });

  test.each([
    [{ checkedOn: '2027-03-11' }, { checkedOn: 'Enter a day that is not in the future.' }],
    [{ checkedOn: '31/2/2027' }, { checkedOn: expect.stringContaining('There is no such day.') as string }],
    [{ contact: '0412 EVENTS' }, { contact: expect.stringContaining('Enter a phone number like') as string }],
    [{ contact: ' ' }, {}],
  ])('with %j has the errors %j', (typed, errors) => {
    expect(checkEventForm({ ...form, ...typed }, 0, today)).toEqual(errors);
  });

  test('is put back with the days on which it was checked before', () => {
    const changed = withForm(event, { ...form, stepFree: 'no', contact: '' }, today);
    expect(putBack({ ...changed, attendees: 7 }, event)).toEqual({ ...event, attendees: 7 });
    expect(putBack(event, parseEvent(tea)!)).toEqual(parseEvent(tea));
  });
});

test('an answer about access is read only with yes or no and a day, and a text only with words', () => {
  const answers = { stepFree: { is: 'yes', on: day }, toilet: { is: 'no', on: day } };
  const unknown = { parking: { is: 'maybe', on: day }, captions: { is: 'yes' }, quietSpace: 'yes' };
  expect(parseAccess({ ...answers, ...unknown, cost: 'Free', transport: ' ', contact: 7 })).toEqual({
    ...answers,
    cost: 'Free',
  });
  expect(parseAccess(unknown)).toBeUndefined();
  expect(parseAccess({})).toBeUndefined();
  expect(parseAccess('yes')).toBeUndefined();
});
