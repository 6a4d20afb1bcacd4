import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import { loginToBook } from '@/shared/domain/appointments/appointmentTexts';
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
  invalid: 'It is too long to be kept. Shorten its notes, then try again.',
  refused: 'This browser does not let us keep anything. Look at its privacy settings.',
  unreachable: 'Not saved: no connection. Check your connection, then try again.',
};

/** Why the collection could not do it; undefined for any other error. */
export const codeOf = (error: unknown) => (error instanceof CollectionError ? error.code : undefined);

/** What a person can do about it, or what the store says of it; undefined where neither is known. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof CollectionError)) return undefined;
  // What a server says of one record names its fields, which nobody sees here.
  return error.code === 'invalid' ? advices.invalid : (error.text ?? advices[error.code]);
}

/** The store could not do it. @param text what the person is told, word for word. */
export function failed(error: unknown, text: string): BookingRefusal {
  const advice = adviceFor(error);
  return { kind: 'failed', text, ...(advice ? { advice } : {}) };
}
