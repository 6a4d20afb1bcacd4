import type { FormDraft } from '@/shared/domain/drafts/formDraft';

/** A draft that was found. */
export interface FoundDraft extends FormDraft {
  /** The words in which it is offered: "You began this at 10:40 am. Go on, or start again?" */
  offer: string;
}

/**
 * Stores what people typed into forms and did not save, on this device, separately for each person: over a
 * reload, a press of Back or a crash. Storage that is full or refused stores nothing, silently: the form
 * works as before. No method throws.
 */
export interface FormDrafts {
  /**
   * The draft of one form, or null. One that is too old or damaged is deleted.
   * @param person the id of the person.
   * @param form its name, with the id of its record if it has one: `appointment`, `event.7`.
   */
  find(person: string, form: string): FoundDraft | null;
  /**
   * Stores a draft in place of the one before. One that is too long is not stored, and the one before stays.
   */
  keep(person: string, form: string, draft: FormDraft): void;
  /** Deletes the draft of one form. */
  drop(person: string, form: string): void;
}
