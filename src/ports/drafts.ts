/** The typed values of a form, by the names of its fields. Never a password. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Keeps typed values over a reload, for example when the code was updated. A draft lasts as long as the tab and is
 * returned once.
 */
export interface Drafts {
  /** Stores the fields of one form. */
  keep(form: string, draft: Draft): void;
  /** Returns the fields once and deletes them; null when none are kept. */
  take(form: string): Draft | null;
}
