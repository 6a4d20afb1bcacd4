import type { OwnLogin } from '@/shared/domain/auth/ownLogins';

/** Where the person is logged in. Every method rejects with `OwnAccountError` only. */
export interface OwnLogins {
  /** The logins that hold, in no order; this one is among them. */
  read(): Promise<readonly OwnLogin[]>;
  /** Logs that device out. @throws outdated where it is logged out already. */
  end(id: string): Promise<void>;
  /** Logs all devices out but this one. */
  endOthers(): Promise<void>;
}

/** The password of before, and the one that takes its place. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}
