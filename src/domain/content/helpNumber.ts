/**
 * A public service that people can call. Numbers change, so each says where it was found and when, and an operator can
 * edit all of them in one place: `src/seeds/mainNumbers.ts` and `helpNumbers.ts` beside it.
 */
export interface HelpNumber {
  /** Short and lasting, in kebab-case. */
  id: string;
  name: string;
  /** What it is for, in one or two short sentences. */
  about: string;
  /** The number as people read it, in groups: "1800 200 422". Null where the way in is a website. */
  number: string | null;
  /** Where people go when there is no number, or also. */
  website?: { address: string; name: string };
  hours: string;
  /** What a call costs, in words. */
  cost: string;
  /** One or two sentences for the strip that is on every page. Absent: only on the page with all numbers. */
  brief?: string;
  /** Where it was found: site names, for the operator and the curious. */
  source: string;
  /** The day it was last checked, YYYY-MM-DD. */
  checkedOn: string;
  /** `medium`: no page of the service itself was seen, so it is shown with "check before use". */
  confidence: 'high' | 'medium';
}

/** The few words about a help number that stand on every page. */
export type MainNumber = Required<Pick<HelpNumber, 'id' | 'name' | 'brief'>> & { number: string };

/** What stands beside a number of medium confidence. */
export const checkBeforeUse = 'check before use';

/**
 * The address that starts a call.
 * @param number as people read it, in groups.
 */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
