import type { Clock } from '../../ports/clock';
import { createBrowserCall } from './browserCall';
import { readLogin, tellDevice } from '@/shared/contract/operations/identity';

/**
 * Tells the server whether this login is on a shared computer: its cookie then ends with the browser, and it does not last 30 days.
 * @param token that of the login.
 * @returns false where it did not answer or refused.
 */
export async function tellDeviceUse(
  clock: Clock,
  use: 'own' | 'shared',
  token: string | undefined,
): Promise<boolean> {
  try {
    return (await createBrowserCall(clock)(tellDevice, { body: { use } }, { token })).ok;
  } catch {
    return false;
  }
}

/** While a shared computer is used, the server is told so this often at most, in milliseconds. */
const toldEvery = 30_000;

/** Tells the server that a shared computer is used. */
export interface UseTeller {
  /** To be called at each use. */
  used(): void;
  stop(): void;
}

/**
 * Tells the server that a login on a shared computer is used, also where nothing else is asked or written for long: it ends there a
 * minute later than on the page. Without an answer it is told again.
 * @param token that of the login.
 */
export function createUseTeller(clock: Clock, token: () => string | undefined): UseTeller {
  const call = createBrowserCall(clock);
  let toldAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  let cancel: (() => void) | null = null;
  async function tell(): Promise<void> {
    cancel = () => {};
    const now = clock.now().getTime();
    const answer = await call(readLogin, {}, { token: token() }).catch(() => null);
    // Where the login has ended, there is nothing to prolong.
    const isTold = answer !== null && (answer.ok || answer.code === 'signed-out');
    if (isTold) toldAt = now;
    cancel = isTold || isOver ? null : clock.after(toldEvery, () => void tell());
  }
  return {
    used() {
      if (!cancel && Math.abs(clock.now().getTime() - toldAt) >= toldEvery) void tell();
    },
    stop() {
      isOver = true;
      cancel?.();
    },
  };
}
