/** The file types that may be attached, by extension. None of them runs code when opened. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['txt', 'text/plain; charset=utf-8'],
]);

/**
 * Invisible characters in a name: bidirectional controls make `gpj.exe` look like `exe.jpg`; zero-width
 * and control characters hide where a name ends.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function extensionOf(filename: string): string {
  return /^[^.].*\.([a-z]+)$/su.exec(filename.toLowerCase())?.[1] ?? '';
}

/** Returns the problem with an attachment's name, as a text for a person, or null. */
export function attachmentNameError(filename: string): string | null {
  if (unseen.test(filename))
    return 'The name of this file has characters that nobody can see. Please give it another name.';
  if (/[/\\:]/.test(filename))
    return 'The name of this file must not have a slash or a colon in it. Please give it another name.';
  if (contentTypes.has(extensionOf(filename))) return null;
  return `Files of this kind cannot be sent by email. These can: ${[...contentTypes.keys()].join(', ')}.`;
}

/**
 * The content type of an attachment. It follows from the name, because mail programs use either.
 * @throws TypeError when {@link attachmentNameError} rejects the name.
 */
export function contentTypeOf(filename: string): string {
  const type = contentTypes.get(extensionOf(filename));
  if (type === undefined || attachmentNameError(filename) !== null)
    throw new TypeError('This file cannot be mailed.');
  return type;
}
