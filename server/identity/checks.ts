import { validatePassword } from '@/shared/domain/auth/validation';
import { HttpError } from '../http/httpError';
import { isOneAddress } from './emailAddress';

/** @throws HttpError invalid-email */
export function checkEmail(email: string): void {
  if (!isOneAddress(email)) throw new HttpError('invalid-email', 'Please enter a valid email address.');
}

/** @throws HttpError weak-password */
export function checkPassword(password: string): void {
  const error = validatePassword(password);
  if (error !== null) throw new HttpError('weak-password', error);
}
