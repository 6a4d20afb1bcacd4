/** An accepted finding. There is no other way to silence one. */
export interface Exception {
  /** axe's name of the rule. */
  rule: string;
  /** A part of the selector that axe reports; only these elements are excepted. */
  selector: string;
  /** Why this cannot or should not be fixed, in a sentence. */
  reason: string;
  /** Where that is discussed or explained. */
  link: string;
}

/** All exceptions, for all screens. It is empty, and should stay so. */
export const exceptions: readonly Exception[] = [];
