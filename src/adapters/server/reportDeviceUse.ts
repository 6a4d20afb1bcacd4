import type { Clock } from '../../ports/clock';
import { createBrowserCall } from './browserCall';
import { readLogin, tellDevice } from '@/shared/contract/operations/identity';

/**
 * Tells the server if this login is on a shared computer: its cookie then ends with the browser, and it does not last
 * 30 days.
 * @param token that of the login.
 * @returns false without an answer or after a refusal.
 */
export async function reportDeviceUse(
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

/** The minimum interval between two reports about the activity on a shared computer, in milliseconds. */
const toldEvery = 30_000;

/** Reports activity on a shared computer to the server. */
export interface UseReporter {
  /** To be called at each activity. */
  used(): void;
  stop(): void;
}

/**
 * Reports activity on a shared computer to the server, also where no other request is sent for long: the login ends
 * there a minute later than on the page. Without an answer it repeats the report.
 * @param token that of the login.
 */
export function createUseReporter(clock: Clock, token: () => string | undefined): UseReporter {
  const call = createBrowserCall(clock);
  let toldAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  let cancel: (() => void) | null = null;
  async function tell(): Promise<void> {
    cancel = () => {};
    const now = clock.now().getTime();
    const answer = await call(readLogin, {}, { token: token() }).catch(() => null);
    // A login that has ended cannot be extended.
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
