import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { placesAsHsds } from '@/shared/domain/services/placeExports';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { readServiceLocations } from './readServiceFile';

const text = { type: 'string' };
const number = { type: 'number' };
const uuid = { type: 'string', format: 'uuid' };
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });
const list = (name: string) => ({ type: 'array', items: { $ref: `#/definitions/${name}` } });
/** An object with these parts and no others, so that no name is misspelt. */
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const kinds = oneOf('physical', 'postal', 'virtual');

/** The requirements of HSDS 3.0 for a page of services, for the parts that we provide. */
const hsds = {
  ...object(
    ['total_items', 'total_pages', 'page_number', 'size', 'first_page', 'last_page', 'empty', 'contents'],
    {
      total_items: number,
      total_pages: number,
      page_number: number,
      size: number,
      first_page: { type: 'boolean' },
      last_page: { type: 'boolean' },
      empty: { type: 'boolean' },
      contents: list('service'),
    },
  ),
  definitions: {
    service: object(['id', 'name', 'status'], {
      id: uuid,
      name: text,
      description: text,
      url: { type: 'string', format: 'uri' },
      status: oneOf('active', 'inactive', 'defunct', 'temporarily closed'),
      alert: text,
      eligibility_description: text,
      application_process: text,
      fees_description: text,
      assured_date: { type: 'string', format: 'date' },
      attributes: list('attribute'),
      languages: { type: 'array', items: object(['id'], { id: uuid, name: text }) },
      service_at_locations: list('service_at_location'),
    }),
    attribute: object(['id', 'link_id', 'link_type', 'link_entity'], {
      id: uuid,
      link_id: uuid,
      link_type: text,
      link_entity: text,
      value: text,
      taxonomy_term: object(['id', 'name', 'description'], {
        id: uuid,
        code: text,
        name: text,
        description: text,
      }),
    }),
    service_at_location: object(['id'], {
      id: uuid,
      location: { $ref: '#/definitions/location' },
      phones: {
        type: 'array',
        items: object(['id', 'number'], { id: uuid, number: text, extension: number, type: text }),
      },
      schedules: list('schedule'),
    }),
    location: object(['id', 'location_type'], {
      id: uuid,
      location_type: kinds,
      latitude: number,
      longitude: number,
      addresses: list('address'),
      accessibility: { type: 'array', items: object(['id'], { id: uuid, description: text }) },
    }),
    address: object(['id', 'address_1', 'city', 'state_province', 'postal_code', 'country', 'address_type'], {
      id: uuid,
      address_1: text,
      city: text,
      state_province: text,
      postal_code: text,
      country: { type: 'string', pattern: '^[A-Z]{2}$' },
      address_type: kinds,
    }),
    schedule: object(['id'], {
      id: uuid,
      freq: oneOf('WEEKLY', 'MONTHLY'),
      byday: { type: 'string', pattern: '^(MO|TU|WE|TH|FR|SA|SU)$' },
      // "Should use HH:MM format and should include timezone information."
      opens_at: { $ref: '#/definitions/time' },
      closes_at: { $ref: '#/definitions/time' },
      description: text,
      attributes: list('attribute'),
    }),
    time: { type: 'string', pattern: '^([01]\\d|2[0-4]):[0-5]\\d(Z|[+-]\\d\\d:\\d\\d)$' },
  },
};

const validate = addFormats(new Ajv({ allErrors: true })).compile(hsds);
const faultsOf = (page: object) =>
  validate(page)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const summer = new Date('2026-12-01T00:00:00Z');
const winter = new Date('2027-07-01T00:00:00Z');
const open = [{ opens: '09:00', closes: '17:00' }];
const late = [{ opens: '18:00', closes: '24:00' }];
const week = [open, open, open, open, open, late, []];
const bare: ServiceLocation = {
  id: 7,
  name: 'Hall',
  type: 'community',
  lat: -37.8,
  lng: 145,
  suburb: '',
  state: '',
};
const partial: [string, Partial<ServiceLocation>][] = [
  ['nothing', {}],
  ['its suburb', { suburb: 'Kew' }],
  ['its state', { state: 'VIC' }],
  ['its postcode, which is in two states', { postal_code: '0872' }],
  ['its street', { address_1: '1 Hall Street' }],
  ['all but its street', { suburb: 'Kew', state: 'VIC', postal_code: '3101' }],
  ['all', { address_1: '1 Hall Street', suburb: 'Kew', state: 'VIC', postal_code: '3101' }],
];

test.each(partial)(
  'a place of whose address we know %s is valid HSDS 3.0, and nothing of it is lost',
  (_, known) => {
    const place = { ...bare, ...known, opening_hours: { zone: 'Australia/Melbourne', week } };
    const page = placesAsHsds([place], summer);
    expect(faultsOf(page)).toEqual([]);
    expect(readServiceLocations('json', JSON.stringify(page), '2026-12-01').places).toEqual([place]);
  },
);

test('a place with all details is valid HSDS 3.0', () => {
  const page = placesAsHsds(
    [
      {
        ...bare,
        phone: '03 5550 0000 ext 12',
        url: 'https://hall.example.org/café?q="a b|c[1]#1#50%',
        opening_hours: { zone: 'Australia/Eucla', week, holidays: [] },
        schedule: 'Not in January',
        status: 'temporarily closed',
        alert: 'Closed this week.',
        eligibility_description: '65 and over.',
        application_process: 'Ask your GP.',
        fees_description: 'Free',
        languages: 'English, Greek',
        accessibility: 'No steps.',
        description: 'A hall.',
        assured_date: '2026-10-01',
      },
    ],
    summer,
  );
  expect(faultsOf(page)).toEqual([]);
  expect(page).toMatchObject({
    contents: [{ url: 'https://hall.example.org/caf%C3%A9?q=%22a%20b%7Cc%5B1%5D#1%2350%25' }],
  });
  expect(faultsOf(placesAsHsds([], summer))).toEqual([]);
});

test.each([
  ['Australia/Melbourne', summer, '+11:00'],
  ['Australia/Melbourne', winter, '+10:00'],
  ['Australia/Brisbane', summer, '+10:00'],
  ['Australia/Darwin', winter, '+09:30'],
  ['Australia/Eucla', summer, '+08:45'],
  ['Etc/UTC', summer, '+00:00'],
])(
  'times in %s at %s say in HSDS that they are %s from Greenwich, and are read again',
  (zone, now, offset) => {
    const place = { ...bare, opening_hours: { zone, week } };
    const page = JSON.stringify(placesAsHsds([place], now));
    const times = [...page.matchAll(/"(?:opens|closes)_at":"([^"]*)"/g)].map(([, time]) => time);
    expect(new Set(times)).toEqual(
      new Set(['09:00', '17:00', '18:00', '24:00'].map((time) => time + offset)),
    );
    expect(readServiceLocations('json', page, '2026-12-01').places).toEqual([place]);
  },
);
