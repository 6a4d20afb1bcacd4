import { AdminError } from '../../ports/adminError';
import type { Identity } from '../../ports/identity';
import type { ServerCall } from './serverCalls';

/** The dependencies of a call in an administrator's name. */
export interface AdminCall {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}

/**
 * Reads data that only administrators may read.
 * @param holds whether the answer has what is asked for.
 * @throws AdminError
 */
export async function adminGet<T>(
  { call, identity }: AdminCall,
  path: string,
  holds: (body: Partial<T>) => boolean,
): Promise<T> {
  try {
    const token = await identity.idToken();
    const answer = await call('GET', `/api/${path}`, { token: token ?? undefined });
    if (!answer.ok) throw new AdminError(answer.code === 'not-found' ? 'not-found' : 'permission');
    const body = (answer.body ?? {}) as Partial<T>;
    if (!holds(body)) throw new AdminError('unreachable');
    return body as T;
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError('unreachable', { cause: error });
  }
}
