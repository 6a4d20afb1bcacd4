import { AdminError } from '../../ports/adminError';
import type { Identity } from '../../ports/identity';
import type { ServerCall } from './serverCalls';
import type { Asked, Operation } from '@/shared/contract/operation';

/** The dependencies of a call in an administrator's name. */
export interface AdminCall {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}

/**
 * Reads data that only administrators may read.
 * @param holds validates the answer.
 * @throws AdminError
 */
export async function adminGet<Url extends string, Body, Result>(
  { call, identity }: AdminCall,
  operation: Operation<Url, Body, Result>,
  asked: Asked<Url, Body>,
  holds: (body: Partial<Result>) => boolean,
): Promise<Result> {
  try {
    const token = await identity.idToken();
    const answer = await call(operation, asked, { token: token ?? undefined });
    if (!answer.ok) throw new AdminError(answer.code === 'not-found' ? 'not-found' : 'permission');
    if (!holds(answer.body ?? {})) throw new AdminError('unreachable');
    return answer.body;
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError('unreachable', { cause: error });
  }
}
