import type { DialogService } from '../../components/Dialogs/Dialogs';
import { isOwn } from '@/shared/domain/appointments/appointment';
import { waitingCount } from '@/shared/domain/waitingChanges/waitingTexts';
import { sameEmail, type User } from '@/shared/domain/users/user';
import type { DeviceRecords } from '../../ports/collections';
import type { Ports } from '../../ports/ports';
import { loadAgain, type PageMessage } from '../notices/pageMessage';

interface Clearing {
  ports: Ports;
  ask: DialogService['ask'];
  show: (message: PageMessage) => void;
  /** The owner of the data, who has just logged out. */
  user: User;
  /** Called when everything is cleared: the button that led here is gone then, so the focus has to move. */
  onCleared: () => void;
}

/** Asks, clears, and reports the outcome. */
export async function askAndClear(clearing: Clearing): Promise<void> {
  const { ports, ask, show, user, onCleared } = clearing;
  const sure = await ask({
    question: 'Clear your data from this device?',
    details: await whatGoes(ports, user),
    confirm: 'Clear my data',
    keep: 'Keep my data',
    tone: 'danger',
  });
  if (!sure) return;
  // Another user has logged in meanwhile: some of the data may be theirs.
  if (ports.currentUser.get()) {
    show({ kind: 'warning', text: 'Somebody else has logged in on this device, so nothing was cleared.' });
    return;
  }
  if (await clearMyData(ports, user)) {
    show({ kind: 'success', text: 'Your data is cleared from this device.' });
    onCleared();
    return;
  }
  const again = () => void askAndClear(clearing).catch(() => show(loadAgain));
  const action = { label: 'Clear my data from this device', onPress: again };
  const text = 'Some of your data could not be cleared. Please try again.';
  show({ kind: 'failed', text, action, loggedOut: true });
}

/**
 * Removes one person's appointments, ratings, registrations and list row from this device, and everything that the
 * product stores besides the shared records.
 * @returns false when something could not be removed.
 */
export async function clearMyData(ports: Ports, user: User): Promise<boolean> {
  try {
    const kept = await keptHere(ports);
    if (kept) await removeRecords(kept, user);
    await (await waitingChanges(ports))?.forget(user.id);
    // On the server it belongs to the account, which stays.
    if (ports.can.onlyOnDevice) await (await ports.savedItems()).clear(user.id);
    (await ports.deviceData()).clear(user.id);
    return true;
  } catch {
    return false;
  }
}

/** Returns the changes that wait on a person's own device; null elsewhere. */
const waitingChanges = async (ports: Ports) => (await ports.collections()).waitingChanges();

const ownRecords = 'your appointments, your ratings and your places at events';

/** Returns the details of the question: the data to remove, and the data that stays. */
async function whatGoes(ports: Ports, user: User): Promise<string> {
  if (ports.can.onlyOnDevice)
    return 'This removes your appointments, your ratings, your places at events and what you saved for later from this device. Your account stays.';
  // If this is unknown, it lists too much rather than too little.
  const old = await keptHere(ports)
    .then((kept) => kept !== null && hasRecords(kept, user))
    .catch(() => true);
  const also = old
    ? ` It also removes ${ownRecords} that this device kept itself. If you did not copy them to your account, they are lost.`
    : '';
  const waiting = await waitingChanges(ports)
    .then((queue) => queue?.count(user.id))
    .catch(() => 0);
  const lost = waiting ? ` ${waitingCount(waiting)} to be sent, and will be lost.` : '';
  return `This removes what this device remembers.${also}${lost} What you saved in your account stays.`;
}

/** Returns the records on this device. Shared ones are not here, and cannot be changed after a logout. */
async function keptHere(ports: Ports): Promise<DeviceRecords | null> {
  const collections = await ports.collections();
  if (!ports.can.onlyOnDevice) return collections.onDevice();
  return { collections, ratings: await ports.ratings(), registrations: await ports.registrations() };
}

async function hasRecords({ collections, registrations }: DeviceRecords, user: User): Promise<boolean> {
  const isMine = ({ userId }: { userId: string }) => sameEmail(userId, user.email);
  if ((await collections.appointments.list()).some((one) => isOwn(one, user))) return true;
  if ((await collections.resources.list()).some(({ ratings }) => ratings.some(isMine))) return true;
  return (await registrations.of(user.email)).size > 0;
}

/** Removes this person's data from the records of this browser. */
async function removeRecords(kept: DeviceRecords, user: User): Promise<void> {
  const { resources, appointments } = kept.collections;
  for (const appointment of await appointments.list()) {
    if (isOwn(appointment, user)) await appointments.remove(appointment.id);
  }
  for (const { id } of await resources.list()) await kept.ratings.put(id, user.email, null);
  await kept.registrations.giveUpAll(user.email);
  const users = await kept.collections.users();
  for (const row of await users.list()) {
    if (sameEmail(row.email, user.email)) await users.remove(row.id);
  }
}
