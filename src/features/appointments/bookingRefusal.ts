import { beyondLimits } from '../../domain/auth/accountLimits';
import { loginToBook } from '../../domain/appointments/appointmentTexts';
import { CollectionError } from '../../ports/collection';

/** Why nothing was done, word for word, and what the person can do about it. */
export interface ActionError {
  text: string;
  advice?: string;
}

/** Nothing was written. */
export type BookingRefusal = {
  kind: 'logged-out' | 'missing' | 'not-yours' | 'failed';
} & ActionError;

/** Nobody is logged in, perhaps not any more. */
export const loggedOut: BookingRefusal = { kind: 'logged-out', text: loginToBook };

const advices: Partial<Record<CollectionError['code'], string>> = {
  full: 'There is no room left in this browser. Delete an old appointment first.',
  limit: beyondLimits,
  refused: 'This browser does not let us keep anything. Look at its privacy settings.',
  unreachable: 'Not saved: no connection. Check your connection, then try again.',
};

/** Why the collection could not do it; undefined for any other error. */
export const codeOf = (error: unknown) => (error instanceof CollectionError ? error.code : undefined);

/** What whoever refused it says, or what a person can do about it. */
export function adviceFor(error: unknown): string | undefined {
  const code = codeOf(error);
  return error instanceof CollectionError ? (error.text ?? (code && advices[code])) : undefined;
}

/** The store could not do it. @param text what the person is told, word for word. */
export function failed(error: unknown, text: string): BookingRefusal {
  const code = codeOf(error);
  const advice = code && advices[code];
  return { kind: 'failed', text, ...(advice ? { advice } : {}) };
}
