import { clockTime, dayAndMonth, dayOf } from '../text/dates';
import type { FormDraft } from './formDraft';
import { fieldsOf } from '../records/parse';

/** How long a draft is kept after its last change, in days. */
const draftDays = 30;

/** The longest draft, in characters as stored: the longest email to a few hundred people. */
export const maxDraftLength = 50_000;

/** How many drafts one person can have: beyond that the oldest is deleted. */
export const maxDrafts = 10;

/**
 * Reads a stored draft. Nothing is trusted: other programs and older versions write there too.
 * @param text null where there is none.
 * @param now decides whether the draft is too old.
 */
export function parseFormDraft(text: string | null, now: Date): FormDraft | null {
  try {
    const found = fieldsOf(JSON.parse(text ?? 'null'));
    const values = fieldsOf(found?.['values']);
    if (!found || !values) return null;
    const { startedAt, updatedAt, original } = found;
    if (typeof startedAt !== 'string' || typeof updatedAt !== 'string') return null;
    if (original !== null && typeof original !== 'string') return null;
    const age = now.getTime() - Date.parse(updatedAt);
    if (Number.isNaN(Date.parse(startedAt)) || !(age < draftDays * 86_400_000)) return null;
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { startedAt, updatedAt, original, values: Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

/** "You began this at 10:40 am. Go on, or start again?", with the date unless it was today. */
export function draftOffer({ startedAt }: FormDraft, now: Date): string {
  const date = new Date(startedAt);
  const day = dayOf(date) === dayOf(now) ? '' : `on ${dayAndMonth(date)} `;
  return `You began this ${day}at ${clockTime(date)}. Go on, or start again?`;
}
