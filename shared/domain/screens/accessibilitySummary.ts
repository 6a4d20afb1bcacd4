import kept from './accessibilitySummary.json' with { type: 'json' };

/** The result for one success criterion of WCAG. */
export interface CriterionSummary {
  /** Its number, such as 1.4.10. */
  id: string;
  title: string;
  level: 'A' | 'AA' | 'AAA';
  /** `not-evaluated` also where machines found no fault, but a person has to check as well and nobody did. */
  result: 'met' | 'not-met' | 'not-applicable' | 'not-evaluated';
  /** The evaluator. */
  method: 'automatic' | 'manual' | 'both' | 'none';
  /** The ids of the screens where nobody and nothing looked. Where there is one it is not `met`. */
  missing: readonly string[];
  /** Criteria that need a person's judgement as well, or where that judgement was unclear. */
  undecided: readonly string[];
}

/** A finding about one criterion on one screen. */
export interface KnownFinding {
  criterion: string;
  /** A screen's id, or `all`. */
  screen: string;
  by: 'machine' | 'person';
  /** How often it was found. */
  number: number;
  /** The fault, in plain words of the person who found it; all other words are in the report. */
  words?: string;
  /** The alternative for users. */
  instead?: string;
}

/** One version of a browser or screen reader that was tried. */
export interface ToolRun {
  version: string;
  /** The last day, as YYYY-MM-DD. */
  date: string;
  /** The product's commit, where it is known. */
  commit?: string;
  /** `audits`: all checks of each state; `journeys`: the main tasks, by a program; `hand`: in a pass that people read. */
  how: readonly ('audits' | 'journeys' | 'hand')[];
  /** The ids of the screens with a result. */
  screens: readonly string[];
  /** The browsers that a screen reader was tried in. */
  with?: readonly string[];
}

/** A browser or a screen reader that people ask about. */
export interface ToolTried {
  name: string;
  kind: 'browser' | 'screen reader';
  /** None: it was not tried. */
  runs: readonly ToolRun[];
}

/** The summary of a report. */
export interface ReportSummary {
  /** The date of the evaluation, as YYYY-MM-DD. */
  date: string;
  /** The product's version and commit that were evaluated. */
  version: string;
  commit: string;
  standard: 'WCAG 2.2';
  automatic: {
    /** `whole`: every state in every theme at every width; `once`: every state once; `part`: some of them. */
    extent: 'whole' | 'once' | 'part';
    /** The runs that were joined, each with its day and commit. The summary's own are those of the oldest. */
    runs: readonly { kind: string; date: string; commit: string }[];
    /** The parts that no tool looked at, in words. */
    notRun: readonly string[];
    /** The ids of the screens that were evaluated. */
    screens: readonly string[];
    states: number;
    /** One check of one state in one theme at one width. */
    looks: number;
    findings: number;
    /** The programs that looked. */
    tools: readonly { name: string; version: string }[];
  };
  /** The manual passes: when, and with which tools. */
  manual: readonly { date: string; tools: string }[];
  /** The browsers and screen readers that people ask about, tried or not. */
  tried: readonly ToolTried[];
  findings: readonly KnownFinding[];
  criteria: readonly CriterionSummary[];
}

/** The summary of the last report that was accepted, for the accessibility statement. */
export interface AccessibilitySummary extends ReportSummary {
  /** The day of the first accessibility statement, as YYYY-MM-DD. */
  made: string;
  /** The day on which this summary was accepted. */
  reviewed: string;
}

/**
 * The last accepted report. Written by `npm run a11y:report -- --accept`, reviewed like any other change, and compared with
 * the list of screens by a test.
 */
export const accessibilitySummary = kept as AccessibilitySummary;
