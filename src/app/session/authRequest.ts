import type { AuthMode } from '../../features/auth/useAuthForm';

/** Why the dialog opens, and where to go afterwards. */
export interface AuthRequest {
  mode: AuthMode;
  /** The dialog's first line; absent when the person asked for the dialog. */
  line?: string;
  /** The address to go on to after the login. */
  next?: string;
  /** What was pressed; absent: the focused element. Not every browser focuses a pressed button. */
  opener?: Element | null;
}
