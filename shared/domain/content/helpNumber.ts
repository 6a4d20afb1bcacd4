/**
 * A public service that people can call. Numbers change, so each has its source and the date of its last
 * check, and an operator can edit all of them in one place: `shared/seeds/mainNumbers.ts` and `helpNumbers.ts`
 * beside it.
 */
export interface HelpNumber {
  /** Short and stable, in kebab-case. */
  id: string;
  name: string;
  /** The purpose, in one or two short sentences. */
  about: string;
  /**
   * The number as people read it, in groups: "1800 200 422". Null where the service is reached through a
   * website.
   */
  number: string | null;
  /** The website, instead of a number or in addition. */
  website?: { address: string; name: string };
  hours: string;
  /** The cost of a call, in words. */
  cost: string;
  /**
   * One or two sentences for the strip that is on every page. Absent: it is only on the page with all
   * numbers.
   */
  brief?: string;
  /** The source: names of sites, for the operator and curious readers. */
  source: string;
  /** The day it was last checked, YYYY-MM-DD. */
  checkedOn: string;
  /** `medium`: no page of the service itself was seen, so it is shown with "check before use". */
  confidence: 'high' | 'medium';
}

/** The part of a help number that every page shows. */
export type MainNumber = Required<Pick<HelpNumber, 'id' | 'name' | 'brief'>> & { number: string };

/** Shown beside a number of medium confidence. */
export const checkBeforeUse = 'check before use';

/**
 * The `tel:` URL of a number.
 * @param number as people read it, in groups.
 */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
