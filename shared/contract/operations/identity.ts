import { operation, types } from '../operation';
import type { accepted, nothing } from '../schemas/common';
import type {
  addressCode,
  credentials,
  deviceUse,
  firebaseToken,
  newPassword,
  passwordReset,
  signedIn,
} from '../schemas/identity';

/** Registers, and logs in. */
export const createAccount = operation(
  'POST',
  '/api/identity/accounts',
  types<typeof credentials, typeof signedIn>,
);

/** Logs in. */
export const logIn = operation('POST', '/api/identity/session', types<typeof credentials, typeof signedIn>);

/** Logs in with a Firebase token. */
export const exchange = operation(
  'POST',
  '/api/identity/exchange',
  types<typeof firebaseToken, typeof signedIn>,
);

/** The logged-in user, by the cookie alone. */
export const readLogin = operation('GET', '/api/identity/me', types<null, typeof signedIn>);

/** Logs out. */
export const logOut = operation('DELETE', '/api/identity/session', types<null, typeof nothing>);

/** Says whose the device is. */
export const tellDevice = operation(
  'PUT',
  '/api/identity/session/device',
  types<typeof deviceUse, typeof nothing>,
);

/** Has a code mailed that proves the address. */
export const sendAddressCode = operation('POST', '/api/identity/address/code', types<null, typeof accepted>);

/** Proves the address by that code. */
export const proveAddress = operation(
  'PUT',
  '/api/identity/address',
  types<typeof addressCode, typeof signedIn>,
);

/** Has a link mailed with which a new password can be chosen. */
export const sendPasswordReset = operation(
  'POST',
  '/api/identity/password-reset',
  types<typeof passwordReset, typeof accepted>,
);

/** Chooses a new password, with the code of that link. */
export const setPassword = operation(
  'POST',
  '/api/identity/password',
  types<typeof newPassword, typeof nothing>,
);
