import { plainEmail } from '@/shared/domain/users/user';
import { validateEmail } from '@/shared/domain/auth/validation';

/**
 * Returns whether a text is exactly one plain mail address. Mail programs read commas, brackets, quotes and colons as
 * lists, names and groups, so that one text could reach several people: those are refused, in their full-width form too.
 */
export function isOneAddress(text: string): boolean {
  const plain = plainEmail(text);
  return validateEmail(plain) === null && !/[,;:<>()[\]"\\\p{Cc}]/u.test(plain);
}
