import kept from './accessibilitySummary.json';

/** What is known of one success criterion of WCAG. */
export interface CriterionSummary {
  /** Its number, such as 1.4.10. */
  id: string;
  title: string;
  level: 'A' | 'AA' | 'AAA';
  /** `not-evaluated` also where machines found no fault, but a person has to look as well and nobody did. */
  result: 'met' | 'not-met' | 'not-applicable' | 'not-evaluated';
  /** Who looked. */
  method: 'automatic' | 'manual' | 'both' | 'none';
}

/** The outcome of the last accessibility report that was reviewed, for the accessibility statement. */
export interface AccessibilitySummary {
  /** The day on which it was looked, as YYYY-MM-DD. */
  date: string;
  /** The product's version, and the commit that was looked at. */
  version: string;
  commit: string;
  standard: 'WCAG 2.2';
  automatic: {
    /** The ids of the screens that were looked at. */
    screens: readonly string[];
    states: number;
    /** One check of one state in one theme at one width. */
    looks: number;
    findings: number;
  };
  /** The passes that a person made: when, and with which tools. */
  manual: readonly { date: string; tools: string }[];
  criteria: readonly CriterionSummary[];
}

/**
 * The last reviewed report. Written by `npm run a11y:report -- --accept`, reviewed like any other change, and held against
 * the list of screens by a test.
 */
export const accessibilitySummary = kept as AccessibilitySummary;
