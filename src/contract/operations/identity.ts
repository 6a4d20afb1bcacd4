import { operation } from '../operation';
import type { accepted, nothing } from '../schemas/common';
import type {
  addressCode,
  credentials,
  deviceUse,
  hostedToken,
  newPassword,
  passwordReset,
  signedIn,
} from '../schemas/identity';

/** Registers, and logs in. */
export const createAccount = operation<typeof credentials, typeof signedIn>()(
  'POST',
  '/api/identity/accounts',
);

/** Logs in. */
export const logIn = operation<typeof credentials, typeof signedIn>()('POST', '/api/identity/session');

/** Logs in with the token of a hosted service that keeps the accounts. */
export const exchange = operation<typeof hostedToken, typeof signedIn>()('POST', '/api/identity/exchange');

/** Who is logged in, by the cookie alone. */
export const readLogin = operation<null, typeof signedIn>()('GET', '/api/identity/me');

/** Logs out. */
export const logOut = operation<null, typeof nothing>()('DELETE', '/api/identity/session');

/** Says whose the device is. */
export const tellDevice = operation<typeof deviceUse, typeof nothing>()(
  'PUT',
  '/api/identity/session/device',
);

/** Has a code mailed that proves the address. */
export const sendAddressCode = operation<null, typeof accepted>()('POST', '/api/identity/address/code');

/** Proves the address by that code. */
export const proveAddress = operation<typeof addressCode, typeof signedIn>()('PUT', '/api/identity/address');

/** Has a link mailed with which a new password can be chosen. */
export const sendPasswordReset = operation<typeof passwordReset, typeof accepted>()(
  'POST',
  '/api/identity/password-reset',
);

/** Chooses a new password, with the code of that link. */
export const setPassword = operation<typeof newPassword, typeof nothing>()('POST', '/api/identity/password');
