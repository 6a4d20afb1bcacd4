/** The kinds of files that may be mailed, by the end of their names. None of them runs anything when it is opened. */
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
 * What nobody sees in a name: marks that turn the direction of writing make `gpj.exe` out of `exe.jpg`, characters without
 * a width and control characters hide where a name ends.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function extensionOf(filename: string): string {
  return /^[^.].*\.([a-z]+)$/su.exec(filename.toLowerCase())?.[1] ?? '';
}

/** What is wrong with the name of a file that is to be mailed, in words for a person, or null. */
export function attachmentNameError(filename: string): string | null {
  if (unseen.test(filename))
    return 'The name of this file has characters that nobody can see. Please give it another name.';
  if (/[/\\:]/.test(filename))
    return 'The name of this file must not have a slash or a colon in it. Please give it another name.';
  if (contentTypes.has(extensionOf(filename))) return null;
  return `Files of this kind cannot be sent by email. These can: ${[...contentTypes.keys()].join(', ')}.`;
}

/**
 * The type that a mail says a file has. It follows from the name, because mail programs go by either.
 * @throws TypeError when {@link attachmentNameError} has something against the name.
 */
export function contentTypeOf(filename: string): string {
  const type = contentTypes.get(extensionOf(filename));
  if (type === undefined || attachmentNameError(filename) !== null)
    throw new TypeError('This file cannot be mailed.');
  return type;
}
