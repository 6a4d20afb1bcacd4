import type { Point } from '../services/distance';
import {
  isWebAddress,
  placeTexts,
  serviceTypeLabels,
  serviceTypes,
  type ServiceLocation,
  type ServiceType,
} from '../services/serviceLocation';
import type { Fields } from '../records/parse';
import { readState, stateOfPostcode } from '../services/readState';
import { states } from '../services/states';
import { notShouted } from '../text/notShouted';
import { isTimeZone } from '../services/parseOpeningHours';
import { stem, wordsOf } from '../search/words';
import { readPhone } from '../phone/readPhone';
import { readDay, readWebAddress } from './fieldTexts';
import { readStatus, whyOut } from './placeStatus';
import { hoursOfRow } from './rowHours';
import { shown, textOf } from './rowTexts';

export { shown, textOf };

/** The longest name and the longest other text, in characters. */
export const longest = { name: 200, text: 1000 };

/** The south, north, west and east bounds of the regions of Australia. */
const regions: readonly (readonly [south: number, north: number, west: number, east: number])[] = [
  // The states, from Tasmania to Cape York.
  [-43.9, -10.6, 112.8, 154],
  // Torres Strait.
  [-10.8, -9.1, 141.8, 144.3],
  // Lord Howe, Norfolk, Christmas and the Cocos (Keeling) Islands.
  [-31.9, -31.3, 158.9, 159.3],
  [-29.2, -28.9, 167.8, 168.1],
  [-10.7, -10.3, 105.4, 105.8],
  [-12.3, -11.7, 96.7, 97.0],
];

/** Returns whether a point is in Australia, or in the sea near it. */
export function isInAustralia({ lat, lng }: Point): boolean {
  return regions.some(
    ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}

const typeKey = (text: string) => wordsOf(text).map(stem).join(' ');
const types = new Map<string, ServiceType>([
  ...serviceTypes.flatMap((type) =>
    [type, serviceTypeLabels[type]].map((name) => [typeKey(name), type] as const),
  ),
  [typeKey('Exercise Classes'), 'exercise'],
]);

/** The type of this name, such as "home-help", "Home help" or "Exercise Classes". */
export function typeNamed(text: string): ServiceType | null {
  // No name is that long, and normalising a long text is slow.
  return text.length > 200 ? null : (types.get(typeKey(text)) ?? null);
}

/** A phone as one line of text; empty for "N/A" and the like. */
function phoneOf(value: unknown): string {
  const text = textOf(value);
  return readPhone(text).length > 0 ? text : '';
}

/** A value as a number; NaN for none. */
export function numberOf(value: unknown): number {
  const text = textOf(value);
  return text === '' ? Number.NaN : Number(text);
}

/** Degrees to about a centimetre: as many digits as a spreadsheet gives back. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** The error of a point, or nothing. */
export function pointProblem({ lat, lng }: Point): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return 'There is no latitude and longitude.';
  if (isInAustralia({ lat, lng })) return undefined;
  return isInAustralia({ lat: lng, lng: lat })
    ? 'Latitude and longitude are swapped.'
    : `The point ${lat}, ${lng} is not in Australia.`;
}

/** Spreadsheets drop the leading zero of postcodes such as 0800. */
export const postcodeOf = (value: unknown) => textOf(value).replace(/^\d{3}$/, '0$&');

/** The fields for a row whose postcode or point tells nothing else. */
export const otherwise = { state: 'other_state', timezone: 'other_timezone' } as const;

/** Something wrong with one field, as a whole sentence. */
export interface FieldProblem {
  /** The field as in {@link ServiceLocation}; `lat` for both parts of a point. */
  field: keyof ServiceLocation;
  text: string;
}

/**
 * Reads the fields of one location, as a file or a form has them.
 * @returns the location, still without an id, and all its errors.
 */
export function checkPlaceFields(fields: Fields): {
  place: Omit<ServiceLocation, 'id'>;
  problems: FieldProblem[];
} {
  const name = textOf(fields['name']);
  const point = {
    lat: roundedDegrees(numberOf(fields['lat'])),
    lng: roundedDegrees(numberOf(fields['lng'])),
  };
  const kind = textOf(fields['type']);
  const type = typeNamed(kind);
  const postcode = postcodeOf(fields['postal_code']);
  const state =
    readState(textOf(fields['state'])) ||
    stateOfPostcode(postcode) ||
    textOf(fields[otherwise.state]).toUpperCase();
  const url = readWebAddress(textOf(fields['url']));
  const checkedText = textOf(fields['assured_date']);
  const checked = checkedText && readDay(checkedText);
  const timezone = textOf(fields['timezone']);
  const { opening_hours, schedule } = hoursOfRow(
    {
      hours: textOf(fields['opening_hours']),
      schedule: textOf(fields['schedule']),
      timezone,
      otherZone: textOf(fields[otherwise.timezone]),
    },
    fields['opening_hours'],
    { state, postal_code: postcode, ...point },
  );
  const read: Fields = { ...fields, schedule, phone: phoneOf(fields['phone']) };
  const texts = placeTexts.map((field) => [field, textOf(read[field])] as const).filter(([, text]) => text);
  const long = texts.find(([, text]) => text.length > longest.text);
  const kinds = serviceTypes.map((one) => serviceTypeLabels[one]).join(', ');
  const found: [FieldProblem['field'], string | false | undefined][] = [
    ['name', name === '' && 'There is no name.'],
    ['name', name.length > longest.name && `The name is longer than ${longest.name} characters.`],
    ['lat', pointProblem(point)],
    [
      'type',
      !type &&
        `${kind ? `The type is "${shown(kind)}"` : 'There is no kind of service'}. It must be one of: ${kinds}.`,
    ],
    [
      'state',
      state !== '' &&
        !states.includes(state) &&
        `The state is "${shown(state)}". It must be one of: ${states.join(', ')}.`,
    ],
    [
      'postal_code',
      postcode !== '' &&
        !/^\d{4}$/.test(postcode) &&
        `The postcode "${shown(postcode)}" does not have four digits.`,
    ],
    ['url', url !== '' && !isWebAddress(url) && 'The web address does not start with https:// or http://.'],
    [
      'opening_hours',
      timezone !== '' &&
        !isTimeZone(timezone) &&
        `The time zone is "${shown(timezone)}". Write it like Australia/Sydney.`,
    ],
    [
      'assured_date',
      checked === null &&
        `The day of the last check is "${shown(checkedText)}". Write it like 2026-11-21 or 21/11/2026.`,
    ],
    [long?.[0] ?? 'description', long && `The field ${long[0]} is longer than ${longest.text} characters.`],
  ];
  const out = whyOut(fields);
  // Whatever else is wrong with what stays out does not matter.
  const problems = out
    ? [out]
    : found.flatMap(([field, text]) => (typeof text === 'string' ? [{ field, text }] : []));
  const status = readStatus(fields);
  const place = {
    name,
    ...point,
    type: type ?? 'community',
    suburb: notShouted(textOf(fields['suburb'])),
    state,
    ...(status && { status }),
    ...Object.fromEntries(texts),
    ...(postcode && { postal_code: postcode }),
    ...(url && { url }),
    ...(opening_hours && { opening_hours }),
    ...(checked && { assured_date: checked }),
  };
  return { place, problems };
}
