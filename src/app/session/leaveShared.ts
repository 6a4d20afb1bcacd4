import { sharedWords } from '@/shared/domain/auth/sharedSession';
import type { User } from '@/shared/domain/users/user';
import type { DeviceData } from '../../ports/deviceData';
import type { DeviceChoice } from '../../ports/deviceUse';
import type { Ports } from '../../ports/ports';
import type { PageMessage } from '../notices/pageMessage';

interface Leaving {
  device: DeviceChoice;
  deviceData: DeviceData;
  /** The user whose login has ended here. */
  person: User;
  /** The message once everything is removed. */
  text: string;
}

/**
 * Ends the session on a shared computer in all its tabs, and removes all data of the user.
 * @returns the message; never rejects.
 */
export function leaveShared({ device, deviceData, person, text }: Leaving): Promise<PageMessage> {
  device.session.end();
  return deviceData.removeTraces(person).then(
    () => ({ kind: 'success', text, loggedOut: true }),
    () => ({ kind: 'failed', text: sharedWords.incomplete, loggedOut: true }),
  );
}

/**
 * Does the same for a user who left before `SharedDevice` had loaded.
 * @returns null where the computer is not shared, or another user has logged in meanwhile: the tab is theirs then, and
 * the rest is removed when they leave. Rejects where code could not be fetched.
 */
export async function leaveEarly(ports: Ports, person: User): Promise<PageMessage | null> {
  const [device, deviceData] = await Promise.all([ports.deviceUse(), ports.deviceData()]);
  if (device.get() !== 'shared' || ports.currentUser.get()) return null;
  return leaveShared({ device, deviceData, person, text: sharedWords.loggedOut });
}
