import type { FormDraft } from '@/shared/domain/drafts/formDraft';

/** A draft that was found. */
export interface FoundDraft extends FormDraft {
  /** The text that offers it: "You began this at 10:40 am. Go on, or start again?" */
  offer: string;
}

/**
 * Stores unsaved values of forms on this device, separately for each person: over a reload, a press of Back or a crash.
 * A full or blocked storage stores nothing, silently: the form works without drafts. No method throws.
 */
export interface FormDrafts {
  /**
   * The draft of one form, or null. One that is too old or damaged is deleted.
   * @param person the id of the person.
   * @param form its name, with the id of its record if it has one: `appointment`, `event.7`.
   */
  find(person: string, form: string): FoundDraft | null;
  /** Replaces the draft. One that is too long is not stored, and the earlier one stays. */
  keep(person: string, form: string, draft: FormDraft): void;
  /** Deletes the draft of one form. */
  drop(person: string, form: string): void;
}
