import type { FormDraft } from '../domain/drafts/formDraft';

/** A draft that was found. */
export interface FoundDraft extends FormDraft {
  /** The words in which it is offered: "You began this at 10:40 am. Go on, or start again?" */
  offer: string;
}

/**
 * Keeps what people typed into forms and did not save, on this device, each person's apart: over a reload, a press of Back or a
 * crash. Storage that is full or refused keeps nothing, and says nothing: the form works as before. No method throws.
 */
export interface FormDrafts {
  /**
   * The draft of one form, or null. One that is too old or damaged is removed.
   * @param person the id of the person.
   * @param form its name, with the id of the record where it is about one: `appointment`, `event.7`.
   */
  find(person: string, form: string): FoundDraft | null;
  /** Keeps a draft in the place of the one before. One that is too long is not kept, and the one before stays. */
  keep(person: string, form: string, draft: FormDraft): void;
  /** Forgets the draft of one form. */
  drop(person: string, form: string): void;
}
