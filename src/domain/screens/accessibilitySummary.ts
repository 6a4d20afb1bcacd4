import kept from './accessibilitySummary.json';

/** The result for one success criterion of WCAG. */
export interface CriterionSummary {
  /** Its number, such as 1.4.10. */
  id: string;
  title: string;
  level: 'A' | 'AA' | 'AAA';
  /** `not-evaluated` also where machines found no fault, but a person has to check as well and nobody did. */
  result: 'met' | 'not-met' | 'not-applicable' | 'not-evaluated';
  /** Who evaluated it. */
  method: 'automatic' | 'manual' | 'both' | 'none';
}

/** The result of the last reviewed accessibility report, for the accessibility statement. */
export interface AccessibilitySummary {
  /** The date of the evaluation, as YYYY-MM-DD. */
  date: string;
  /** The product's version and commit that were evaluated. */
  version: string;
  commit: string;
  standard: 'WCAG 2.2';
  automatic: {
    /** The ids of the screens that were evaluated. */
    screens: readonly string[];
    states: number;
    /** One check of one state in one theme at one width. */
    looks: number;
    findings: number;
  };
  /** The manual passes: when, and with which tools. */
  manual: readonly { date: string; tools: string }[];
  criteria: readonly CriterionSummary[];
}

/**
 * The last reviewed report. Written by `npm run a11y:report -- --accept`, reviewed like any other change, and
 * compared with the list of screens by a test.
 */
export const accessibilitySummary = kept as AccessibilitySummary;
