/** The texts of the login and register form, as specified, in the order in which they are checked. */
export const emailRequired = 'Email is required.';
export const emailInvalid = 'Please enter a valid email address.';
export const passwordTooShort = 'Password must be at least 8 characters.';
export const passwordNeedsCapital = 'Password must contain at least one uppercase letter.';
export const passwordNeedsNumber = 'Password must contain at least one number.';

/** The minimum length of a password, in characters. */
export const passwordMinimum = 8;

/**
 * One rule for passwords: what it asks in plain words, how it is checked, and the error when it is not met.
 */
export interface PasswordRule {
  id: 'length' | 'capital' | 'number';
  label: string;
  error: string;
  isMet: (password: string) => boolean;
}

/** The rules in the order in which they are checked. */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: `At least ${passwordMinimum} characters`,
    error: passwordTooShort,
    // Counted in characters, not in UTF-16 units, so that an emoji is one.
    isMet: (password) => [...password].length >= passwordMinimum,
  },
  {
    id: 'capital',
    label: 'One capital letter (A to Z)',
    error: passwordNeedsCapital,
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'number',
    label: 'One number (0 to 9)',
    error: passwordNeedsNumber,
    isMet: (password) => /\d/.test(password),
  },
];

/** The shape of an address: something, an at sign, something with a dot in it, and no spaces. */
const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The longest address that mail systems accept (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const emailMaximum = 254;

/** @returns the error for an address, or null when it is valid. Spaces around it are ignored. */
export function validateEmail(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return emailRequired;
  return emailShape.test(trimmed) && trimmed.length <= emailMaximum ? null : emailInvalid;
}

/** @returns the error of the first rule that the password does not meet, or null. */
export function validatePassword(password: string): string | null {
  return passwordRules.find((rule) => !rule.isMet(password))?.error ?? null;
}

/** The first error, with its field. */
export interface CredentialError {
  field: 'email' | 'password';
  text: string;
}

/** Validates an address and a password. The address is checked first, so its error hides the password's. */
export function validateCredentials(email: string, password: string): CredentialError | null {
  const emailError = validateEmail(email);
  if (emailError) return { field: 'email', text: emailError };
  const passwordError = validatePassword(password);
  return passwordError ? { field: 'password', text: passwordError } : null;
}
