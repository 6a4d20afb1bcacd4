import type { ScreenId } from '@/shared/domain/screens/screens';

/** Who says it. */
export interface Assertor {
  kind: 'tool' | 'person';
  /** Such as “The audits of Age Better 0.1.0”, or “A maintainer of Age Better”. */
  name: string;
  /** The tools that were used, each with its version. */
  tools: string;
}

/** A test behind an assertion: a check of the matrix, a rule of axe, a file of audits, a journey, or a person's look. */
export interface Evidence {
  kind: 'check' | 'rule' | 'tests' | 'journey' | 'look';
  name: string;
  what: string;
  /** How often it was checked: cells of the matrix, or tests. */
  looks: number;
  failed: number;
  /** Only axe: cells in which it could not decide. */
  undecided: number;
}

/** Where something was seen. */
export interface Place {
  /** The address in the product, the id of a story, or a file of this repository. */
  at: string;
  kind: 'address' | 'story' | 'file';
  viewer?: string;
  data?: string;
  themes?: readonly string[];
  widths?: readonly number[];
}

/** What is wrong, and where. */
export interface Fault {
  words: string;
  place: Place;
  /** The element, where the test names it. */
  selector?: string;
}

/**
 * What one assertion can say. `no-fault-found`: tests by machine that cannot decide the criterion alone. What nobody looked at
 * has no assertion.
 */
export type AssertedOutcome = 'passed' | 'failed' | 'cannot-tell' | 'no-fault-found' | 'not-applicable';

/**
 * One claim about one success criterion: on one screen, in one state, in one browser engine or with one assistive technology.
 * All reports are derived from the list of these.
 */
export interface Assertion {
  /** The criterion's number, such as 1.4.10. */
  criterion: string;
  /** Null: about the product as a whole. It is then no evidence for any single screen. */
  screen: ScreenId | null;
  /** Null: about no state in particular. */
  state: string | null;
  /** The engine or assistive technology, with its version: “Chromium 156.0”, “Orca 43.1, Chromium 156.0”. */
  using: string;
  by: Assertor;
  /** In ISO 8601: a time, or the day of a manual pass. */
  date: string;
  /** The commit that was looked at; null where that was not written down. */
  commit: string | null;
  outcome: AssertedOutcome;
  tests: readonly Evidence[];
  places: readonly Place[];
  faults: readonly Fault[];
  /** In words, for people; a person's are their own. */
  words: string;
  /** The ACT rules that the tests implement for this criterion. */
  act: readonly string[];
}

/** axe's rules: what each is about, and the criteria that it belongs to. */
export type Rules = ReadonlyMap<string, { help: string; criteria: readonly string[] }>;
