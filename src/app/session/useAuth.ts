import { createContext, useContext } from 'react';
import type { User } from '@/shared/domain/users/user';
import type { AuthRequest } from './authRequest';

/** Login, register and logout. */
export interface Auth {
  /** Opens the dialog. */
  open: (request: AuthRequest) => void;
  /** Prefetches the dialog's code. */
  prepare: () => void;
  /** Ends the login of this device, at once. @returns the user who was logged in. */
  logOut: () => User | null;
  /** True while the dialog is open: it reports its own logins. */
  isOpen: () => boolean;
}

/** The context of `AuthProvider`, around the whole product. */
export const AuthContext = createContext(null as unknown as Auth);

/** Login, register and logout. */
export const useAuth = (): Auth => useContext(AuthContext);
