import type { Clock } from '../../ports/clock';
import { createBrowserCall } from './browserCall';

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
    return (await createBrowserCall(clock)('PUT', '/api/identity/session/device', { body: { use }, token }))
      .ok;
  } catch {
    return false;
  }
}
