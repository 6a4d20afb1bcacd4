import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import { loginToBook } from '@/shared/domain/appointments/appointmentTexts';
import { CollectionError } from '../../ports/collection';

/** The exact text of a refusal, with advice for the person. */
export interface ActionError {
  text: string;
  advice?: string;
}

/** Nothing was written. */
export type BookingRefusal = {
  kind: 'logged-out' | 'missing' | 'not-yours' | 'failed';
} & ActionError;

/** Nobody is logged in, or nobody is any more. */
export const loggedOut: BookingRefusal = { kind: 'logged-out', text: loginToBook };

const advices: Partial<Record<CollectionError['code'], string>> = {
  full: 'There is no room left in this browser. Delete an old appointment first.',
  limit: beyondLimits,
  invalid: 'It is too long to be kept. Shorten its notes, then try again.',
  refused: 'This browser does not let us keep anything. Look at its privacy settings.',
  unreachable: 'Not saved: no connection. Check your connection, then try again.',
};

/** Returns the collection's error code; undefined for any other error. */
export const codeOf = (error: unknown) => (error instanceof CollectionError ? error.code : undefined);

/** Returns advice for the person, or the store's own text; undefined where there is neither. */
export function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof CollectionError)) return undefined;
  // A server's text about one record names fields that nobody sees here.
  return error.code === 'invalid' ? advices.invalid : (error.text ?? advices[error.code]);
}

/** Refuses because the store failed. @param text the exact text for the person. */
export function failed(error: unknown, text: string): BookingRefusal {
  const advice = adviceFor(error);
  return { kind: 'failed', text, ...(advice ? { advice } : {}) };
}
