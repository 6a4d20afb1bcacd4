/** The product's question, at registration and on the profile. */
export const nameQuestion = 'What shall we call you?';

/** The hint who sees the answer. */
export const nameHint = 'The people who run events and this site see it beside your email.';

/** The longest name, in characters. */
export const nameMaximum = 60;

/** Characters that are not seen: controls, marks of direction, and spaces of no width. Joiners stay, which names in some scripts need. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A name as it is kept: composed letters, one space between words, nothing that cannot be seen. Empty: none was given. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/[\t\n\r\u2028\u2029]/g, ' ')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the problem with a name, or null. The name is shown next to an address, so it must not look like another one.
 * @param text as typed.
 */
export function nameProblem(text: string): string | null {
  const name = cleanName(text);
  if (name === '') return null;
  if (/[@<>＠]/u.test(name)) return 'Enter a name, not an email address.';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Enter a name with at least one letter.';
  return [...name].length <= nameMaximum ? null : `Enter at most ${nameMaximum} characters.`;
}
