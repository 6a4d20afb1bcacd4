import { sharedWords } from '@/shared/domain/auth/sharedSession';
import type { User } from '@/shared/domain/users/user';
import type { DeviceData } from '../../ports/deviceData';
import type { DeviceChoice } from '../../ports/deviceUse';
import type { Ports } from '../../ports/ports';
import type { PageMessage } from '../notices/pageMessage';

interface Leaving {
  device: DeviceChoice;
  deviceData: DeviceData;
  /** Whose login has ended here. */
  person: User;
  /** What is said once everything is removed. */
  text: string;
}

/** Ends the use of a shared computer in all its tabs, and removes everything of the person. @returns what to say; never rejects. */
export function leaveShared({ device, deviceData, person, text }: Leaving): Promise<PageMessage> {
  device.session.end();
  return deviceData.removeTraces(person).then(
    () => ({ kind: 'success', text, loggedOut: true }),
    () => ({ kind: 'failed', text: sharedWords.incomplete, loggedOut: true }),
  );
}

/**
 * The same for somebody who left before `SharedDevice` was there.
 * @returns null where this is no shared computer, or somebody else has logged in meanwhile: the tab is theirs then, and what is left in
 * it goes when they leave. Rejects where code could not be fetched.
 */
export async function leaveEarly(ports: Ports, person: User): Promise<PageMessage | null> {
  const [device, deviceData] = await Promise.all([ports.deviceUse(), ports.deviceData()]);
  if (device.get() !== 'shared' || ports.currentUser.get()) return null;
  return leaveShared({ device, deviceData, person, text: sharedWords.loggedOut });
}
