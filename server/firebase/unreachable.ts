import { HttpError } from '../http/httpError';

/** The error while Firebase does not answer. It is not a sign-out: the same request works later. */
export const unreachable = () =>
  new HttpError(
    'unavailable',
    'The service that keeps the logins and the roles does not answer. Please try again in a few minutes.',
  );
