import { expect, test } from 'vitest';
import { noReminders, wantsReminders, wantsToBeReminded } from './reminderChoices';

test('without a choice there are no reminders, and no title is in an email', () => {
  expect(noReminders).toEqual({
    appointmentDay: false,
    appointmentHours: false,
    eventDay: false,
    eventHours: false,
    eventRegistered: false,
    titles: false,
  });
  expect(wantsReminders(noReminders)).toBe(false);
});

test.each(['appointmentDay', 'appointmentHours', 'eventDay', 'eventHours', 'eventRegistered'] as const)(
  'an email comes of %s alone',
  (choice) => {
    expect(wantsReminders({ ...noReminders, [choice]: true })).toBe(true);
  },
);

test('no email comes of titles alone', () => {
  expect(wantsReminders({ ...noReminders, titles: true })).toBe(false);
});

test('an email that confirms a registration is no reminder', () => {
  expect(wantsToBeReminded({ ...noReminders, eventRegistered: true })).toBe(false);
  expect(wantsToBeReminded({ ...noReminders, eventHours: true })).toBe(true);
});
