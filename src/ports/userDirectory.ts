import type { UserDocument } from '@/shared/domain/users/user';

/** A refusal by the user directory. */
export class UserDirectoryError extends Error {
  readonly code: 'permission-denied' | 'unreachable' | 'unknown';
  constructor(code: UserDirectoryError['code'], options?: ErrorOptions) {
    super(`The user directory answered ${code}`, options);
    this.name = 'UserDirectoryError';
    this.code = code;
  }
}

/** The documents `users/{uid}`: address, name, role and registration date. */
export interface UserDirectory {
  /**
   * Writes the user's own document, once, at registration. The directory decides about the role.
   * @returns the stored document: `role` may be `user` where `admin` was requested.
   * @throws UserDirectoryError permission-denied (another user's, or written before), unreachable, unknown
   */
  create(uid: string, document: UserDocument): Promise<UserDocument>;
  /**
   * Reads the user's own document.
   * @returns null when there is none.
   * @throws UserDirectoryError permission-denied, unreachable, unknown
   */
  read(uid: string): Promise<UserDocument | null>;
  /**
   * Changes the preferred name in the user's own document.
   * @param name cleaned; empty: no name any more.
   * @throws UserDirectoryError permission-denied, unreachable, unknown
   */
  rename(uid: string, name: string): Promise<void>;
}
