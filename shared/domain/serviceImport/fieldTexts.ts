import type { Fields } from '../records/parse';
import { dayAfter, isDay } from '../text/dates';
import { partsOfPasted, valueOfParts } from '../text/typedDate';
import { textOf } from './rowTexts';

/** The day 0 of spreadsheets, which number the days. */
const dayZero = '1899-12-30';

/** Reads a day as tables in Australia have it: 1/10/2026, 1 October 2026, 2026-10-01, or a spreadsheet's number. */
export function readDay(text: string): string | null {
  const iso = text.slice(0, 10);
  if (isDay(iso)) return iso;
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return dayAfter(dayZero, Math.floor(Number(text)));
  // No day is that long.
  const parts = text.length > 60 ? null : partsOfPasted(text);
  const day = parts && valueOfParts({ ...parts, time: '' }, 'day');
  return isDay(day) ? day : null;
}

const sayingNothing = /^(?:n\/?a|nil|none|tb[ac]|-+)$/i;

const isHost = (text: string) => {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/i.test(label)) &&
    /^[a-z]{2,}$/i.test(labels.at(-1)!)
  );
};

/** A web address as people write it: "www.example.org" is https://www.example.org, and "N/A" is none. */
export function readWebAddress(text: string): string {
  if (sayingNothing.test(text)) return '';
  return isHost(text.split(/[/?#]/, 1)[0]!) ? `https://${text}` : text;
}

/** Takes "latitude, longitude" in one text apart, where there are no others. */
export function withPoint({ position, ...fields }: Fields): Fields {
  const [lat, lng, ...rest] = textOf(position)
    .slice(0, 200)
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (lat === undefined || lng === undefined || rest.length > 0) return fields;
  return { lat, lng, ...fields };
}
