import { HttpError } from '../http/httpError';

/** The refusal while the hosted services do not answer. It is no sign-out: the same call works later. */
export const unreachable = () =>
  new HttpError(
    'unavailable',
    'The service that keeps the logins and the roles does not answer. Please try again in a few minutes.',
  );
