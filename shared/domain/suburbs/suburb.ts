import { fieldsOf, isFilled, isNumberIn } from '../records/parse';
import { areaWords } from '../services/areaKey';
import type { Point } from '../services/distance';

/** A suburb, town or locality, at its centre. One with two postcodes is two of these. */
export interface Suburb extends Point {
  name: string;
  /** Abbreviation of the state or territory, such as "VIC". */
  state: string;
  /** Four digits, or empty where nobody knows it. */
  postcode: string;
}

/** The shape of a request: suburbs and postcodes that begin with two letters or digits. */
export const prefixShape = /^[a-z0-9]{2}$/;

/** The first two letters or digits of a text, as suburbs are asked for. "St Kilda" is "st", and so is "Saint Kilda". */
export function prefixOf(text: string): string | null {
  const prefix = areaWords(text.slice(0, 200)).join('').slice(0, 2);
  return prefixShape.test(prefix) ? prefix : null;
}

/** The prefixes under which a suburb is found: that of its name and that of its postcode. */
export function prefixesOf({ name, postcode }: Suburb): string[] {
  return [...new Set([prefixOf(name), prefixOf(postcode)])].filter((prefix) => prefix !== null);
}

/** A suburb as it is sent and stored: thousands of names of fields would be most of it. */
export type SuburbRow = readonly [name: string, state: string, postcode: string, lat: number, lng: number];

/** Degrees with four decimals are about ten metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** A suburb as it is sent and stored. */
export const rowOf = ({ name, state, postcode, lat, lng }: Suburb): SuburbRow => [
  name,
  state,
  postcode,
  rounded(lat),
  rounded(lng),
];

/** Reads one row. @returns null for anything else. */
export function parseSuburb(value: unknown): Suburb | null {
  if (!Array.isArray(value)) return null;
  const [name, state, postcode, lat, lng] = value as unknown[];
  const isWhole =
    isFilled(name) &&
    typeof state === 'string' &&
    typeof postcode === 'string' &&
    isNumberIn(lat, -90, 90) &&
    isNumberIn(lng, -180, 180);
  return isWhole ? { name, state, postcode, lat, lng } : null;
}

/** The suburbs with a prefix. */
export interface SuburbAnswer {
  /** False where no list of suburbs was imported: there is nothing to ask for. */
  imported: boolean;
  suburbs: readonly Suburb[];
}

/** Reads the server's answer `{ imported, suburbs: SuburbRow[] }`. @returns null for anything else. */
export function parseSuburbAnswer(body: unknown): SuburbAnswer | null {
  const { imported, suburbs } = fieldsOf(body) ?? {};
  if (typeof imported !== 'boolean' || !Array.isArray(suburbs)) return null;
  return { imported, suburbs: suburbs.flatMap((row: unknown) => parseSuburb(row) ?? []) };
}
