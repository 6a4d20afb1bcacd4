import { expect, test } from 'vitest';
import type { CommunityEvent } from '../events/event';
import type { Resource } from '../resources/resource';
import type { ServiceLocation } from '../services/serviceLocation';
import { eventDate } from '../text/dates';
import { eventTimeWords } from '../events/time/eventTimeWords';
import { describeRecord } from './describeRecord';
import { maxSavedDetail, maxSavedTitle } from './savedItem';

test('of an event its date, its time and where it is are kept', () => {
  const choir = {
    id: 4,
    title: 'Choir',
    date: '2026-11-24',
    starts: '10:30',
    location: 'Town Hall',
  } as CommunityEvent;
  expect(describeRecord('event', choir, 'Australia/Perth')).toEqual({
    kind: 'event',
    recordId: 4,
    title: 'Choir',
    detail: `${eventDate(choir.date)}, ${eventTimeWords(choir, 'Australia/Perth')}, Town Hall`,
  });
});

test('of a service its kind, its address and its number are kept, without gaps where something is missing', () => {
  const clinic = {
    id: 5,
    name: 'Clinic',
    type: 'health',
    address_1: '1 High Street',
    suburb: 'Kew',
    state: 'VIC',
    phone: '03 5550 0000',
  } as ServiceLocation;
  expect(describeRecord('service', clinic, undefined)).toEqual({
    kind: 'service',
    recordId: 5,
    title: 'Clinic',
    detail: expect.stringMatching(/^\w[^,]*, 1 High Street, Kew VIC$/) as string,
    phone: '03 5550 0000',
  });
  const bare = { ...clinic, address_1: '', suburb: '', phone: '' };
  const { detail, phone } = describeRecord('service', bare, undefined);
  expect(detail).toMatch(/^\w[^,]*, VIC$/);
  expect(phone).toBeUndefined();
});

test('of a health resource what it is about is kept, as far as there is room', () => {
  const resource = { id: 6, title: 't'.repeat(2000), description: 'd'.repeat(2000) } as Resource;
  const { title, detail } = describeRecord('resource', resource, undefined);
  expect(title).toBe('t'.repeat(maxSavedTitle));
  expect(detail).toBe('d'.repeat(maxSavedDetail));
});
