/** What a person typed into a form, by the names of its fields. Never a password. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Keeps what was typed while the page is loaded again, for example because its code was updated. It lasts as long as
 * the tab and is handed out once.
 */
export interface Drafts {
  /** Keeps the fields of one form. */
  keep(form: string, draft: Draft): void;
  /** Returns the fields once and deletes them; null when none are kept. */
  take(form: string): Draft | null;
}
