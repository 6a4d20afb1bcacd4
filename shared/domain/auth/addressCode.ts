import type { User } from '../users/user';
import { waitingTime } from './authErrors';

/** How long the dialog waits for a user to fetch the code from their mail, in milliseconds. */
export const codeIsAwaited = 30 * 60_000;

/** As long as this after it was mailed, no other code is mailed unasked, which would end it. It lasts for 24 hours. In milliseconds. */
export const codeIsUsable = 20 * 60 * 60_000;

/**
 * Returns whether a code was mailed to this person less than so long ago.
 * @param now in milliseconds since 1970, by this device's clock.
 */
export function hasCode({ codeSentAt }: User, now: number, withinMilliseconds: number): boolean {
  const age = now - Date.parse(codeSentAt ?? '');
  return age >= 0 && age < withinMilliseconds;
}

/** The six digits of a typed code, with spaces or other signs between them; null: it is none. */
export function readAddressCode(text: string): string | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s.\-–]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The texts about the proof of an address. */
export const addressWords = {
  title: 'Confirm your email address',
  button: 'Confirm your address',
  sent: (email: string) =>
    `We have sent a code of six numbers to ${email}. Type it here. The email also has a link that does the same.`,
  again: (email: string) => `We have sent a new code to ${email}. Only the newest code works.`,
  notSix: 'The code has six numbers. Please type all six.',
  wrong:
    'This code is not right, or it is too old. Look at the newest email from us, or send the code again.',
  deadLink: 'This link does not work any more. Press “Confirm your address”, and we send you a new code.',
  confirmed: (email: string) => `Thank you. ${email} is confirmed.`,
  line: 'Your email address is not confirmed yet, so we send you no emails.',
  unreachable: 'That did not work. Check your connection, then try again.',
  tooMany: (seconds: number | undefined) =>
    `There were too many tries. Wait ${waitingTime(seconds)}, then try again.`,
  noOther: (seconds: number | undefined) =>
    `We cannot send another code just now. Wait ${waitingTime(seconds)}, then press “Send the code again”. If you have a code, type it here.`,
} as const;
