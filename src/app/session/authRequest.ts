import type { AuthMode } from '../../features/auth/useAuthForm';

/** The reason for opening the dialog, and the page that follows. */
export interface AuthRequest {
  mode: AuthMode;
  /** The dialog's first line; absent when the person asked for the dialog. */
  line?: string;
  /** The address to go on to after the login. */
  next?: string;
  /** The pressed element; absent: the focused one. Not every browser focuses a pressed button. */
  opener?: Element | null;
}
