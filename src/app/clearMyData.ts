import type { DialogService } from '../components/Dialogs/Dialogs';
import { isOwn } from '../domain/appointment';
import { sameEmail, type User } from '../domain/user';
import type { Services } from '../ports/services';
import { loadAgain, type PageMessage } from './pageMessage';

interface Clearing {
  services: Services;
  ask: DialogService['ask'];
  show: (message: PageMessage) => void;
  /** Whose data it is: somebody who has just logged out. */
  user: User;
  /** Called when all is cleared: the button that led here is gone then, and the focus needs another place. */
  onCleared: () => void;
}

/** Asks, clears, and says what came of it. */
export async function askAndClear(clearing: Clearing): Promise<void> {
  const { services, ask, show, user, onCleared } = clearing;
  const sure = await ask({
    question: 'Clear your data from this device?',
    details: isShared(services)
      ? 'This removes what this device remembers. What you saved stays in your account.'
      : 'This removes your appointments, your ratings and your places at events from this device. Your account stays.',
    confirm: 'Clear my data',
    keep: 'Keep my data',
    tone: 'danger',
  });
  if (!sure) return;
  if (await clearMyData(services, user)) {
    show({ kind: 'success', text: 'Your data is cleared from this device.' });
    onCleared();
    return;
  }
  const again = () => void askAndClear(clearing).catch(() => show(loadAgain));
  const action = { label: 'Clear my data from this device', onPress: again };
  show({ kind: 'failed', text: 'Some of your data could not be cleared. Please try again.', action });
}

/**
 * Removes one person's appointments, ratings, places at events and list row from this device, and everything that the
 * product keeps beside the shared records.
 * @returns false when something could not be removed.
 */
export async function clearMyData(services: Services, user: User): Promise<boolean> {
  try {
    // What everybody shares is not on this device, and whoever has logged out may not touch it.
    if (!isShared(services)) await removeRecords(services, user);
    (await services.deviceData()).clear();
    return true;
  } catch {
    return false;
  }
}

const isShared = ({ settings }: Services) => settings.data === 'firestore';

/** Removes what this person has among the records of this browser. */
async function removeRecords(services: Services, user: User): Promise<void> {
  const { users, resources, appointments } = await services.collections();
  for (const appointment of await appointments.list()) {
    if (isOwn(appointment, user)) await appointments.remove(appointment.id);
  }
  const ratings = await services.ratings();
  for (const { id } of await resources.list()) await ratings.put(id, user.email, null);
  await (await services.registrations()).giveUpAll(user.email);
  for (const row of await users.list()) {
    if (sameEmail(row.email, user.email)) await users.remove(row.id);
  }
}
