import type { OwnLogin } from '@/shared/domain/auth/ownLogins';

/** The logins of the current user. Every method rejects with `OwnAccountError` only. */
export interface OwnLogins {
  /** Returns the active logins, in no order, including this one. */
  read(): Promise<readonly OwnLogin[]>;
  /** Logs that device out. @throws outdated where it is logged out already. */
  end(id: string): Promise<void>;
  /** Logs all devices out but this one. */
  endOthers(): Promise<void>;
}

/** The old password and the new one. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}
