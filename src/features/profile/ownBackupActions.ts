import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import type { Question } from '../../components/Dialogs/dialogRequest';
import { isBackupDue, isTimeForBackup, markOf } from '@/shared/domain/ownBackup/backupNote';
import {
  backupSaved,
  bringInQuestion,
  broughtLine,
  hasOwnData,
  nothingToBring,
  nothingToSave,
  problemWords,
  takenBackLine,
} from '@/shared/domain/ownBackup/backupWords';
import {
  backupType,
  maxBackupSize,
  sizeOfOwnData,
  type OwnData,
  type ReadBackup,
} from '@/shared/domain/ownBackup/ownBackup';
import { beyondWords, type LeftOutReason } from '@/shared/domain/records/leftOutWords';
import { fileStamp } from '@/shared/domain/text/dates';
import type { User } from '@/shared/domain/users/user';
import { saveFailure } from '../../ports/collectionWords';
import type { OwnBackup } from '../../ports/ownBackup';
import type { Ports } from '../../ports/ports';

/** The first read of a list stores the samples. */
async function readLists({ collections }: Ports): Promise<void> {
  const { appointments, resources, events } = await collections();
  await Promise.all([appointments.list(), resources.list(), events.list()]);
}

/** @returns the backup of this browser's user, after the first read of its lists; null where there is none. */
export async function openOwnBackup(ports: Ports): Promise<OwnBackup | null> {
  const { ownBackup } = await ports.deviceData();
  if (!ownBackup) return null;
  await readLists(ports);
  return ownBackup();
}

/** The outcome, with all skipped records where its text names only some. */
export type BackupOutcome = Outcome & { leftOut?: readonly LeftOutReason[] | undefined };

const failed = (text: string): Outcome => ({ kind: 'failed', text });

/** True where the user has changed or logged out since the start. */
const hasLeft = ({ currentUser }: Ports, user: User) => currentUser.get()?.id !== user.id;

/** Saves the person's own data as a file, and stores the time of the backup. Never rejects. */
export async function saveBackup(ports: Ports, user: User): Promise<Outcome> {
  try {
    const backup = (await openOwnBackup(ports))!;
    const data = await backup.read(user);
    if (sizeOfOwnData(data) === 0) return { kind: 'info', text: nothingToSave };
    const now = ports.clock.now();
    const name = `my-backup_${fileStamp(now)}.json`;
    (await ports.saveFile())({ name, type: backupType, text: backup.write(user, data) });
    const savedAt = now.toISOString();
    backup.setNote(user, { ...backup.note(user), savedAt, since: savedAt, mark: markOf(data) });
    return { kind: 'success', text: backupSaved(data, name) };
  } catch {
    return failed('The backup could not be saved. Please try again.');
  }
}

/** The contents of a chosen file before anything is written: a question, or an error. */
export type Chosen = { question: Question; found: ReadBackup } | { outcome: BackupOutcome };

/** Reads the whole file, and compares it with the existing records. Never rejects. */
export async function inspectFile(
  ports: Ports,
  user: User,
  file: Pick<File, 'size' | 'text'>,
): Promise<Chosen> {
  if (file.size > maxBackupSize) return { outcome: failed(problemWords['too-large']) };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { outcome: failed(problemWords.unread) };
  }
  try {
    const backup = await (await ports.deviceData()).ownBackup!();
    const found = backup.parse(user, text);
    if (typeof found === 'string') return { outcome: failed(problemWords[found]) };
    await readLists(ports);
    const plan = await backup.plan(user, found.data);
    if (!hasOwnData(plan.brought)) {
      const leftOut = [...plan.leftOut, ...found.damaged];
      const kind = leftOut.length > 0 ? 'warning' : 'info';
      return { outcome: { kind, text: nothingToBring(plan, found.damaged), leftOut: beyondWords(leftOut) } };
    }
    const question = { ...bringInQuestion(plan, found.damaged), confirm: 'Bring it in', keep: 'Not now' };
    return { question, found };
  } catch (error) {
    return { outcome: failed(saveFailure(error)) };
  }
}

/** Restores all valid records in one step, and names the skipped ones. Never rejects. */
export async function restoreBackup(
  ports: Ports,
  user: User,
  { data, damaged }: ReadBackup,
): Promise<{ outcome: BackupOutcome; brought: OwnData | null }> {
  try {
    const backup = (await openOwnBackup(ports))!;
    if (hasLeft(ports, user)) throw new Error('Another user has logged in');
    const plan = await backup.bringIn(user, data);
    const leftOut = [...plan.leftOut, ...damaged];
    const kind = leftOut.length > 0 ? 'warning' : 'success';
    const { brought } = plan;
    return { outcome: { kind, text: broughtLine(brought, leftOut), leftOut: beyondWords(leftOut) }, brought };
  } catch (error) {
    return { outcome: failed(saveFailure(error)), brought: null };
  }
}

/** Removes the restored records. Never rejects. */
export async function undoRestore(
  ports: Ports,
  user: User,
  brought: OwnData,
): Promise<{ outcome: Outcome; done: boolean }> {
  try {
    const backup = (await openOwnBackup(ports))!;
    if (hasLeft(ports, user)) throw new Error('Another user has logged in');
    const changed = await backup.takeBack(user, brought);
    return {
      outcome: { kind: changed > 0 ? 'warning' : 'info', text: takenBackLine(changed) },
      done: true,
    };
  } catch {
    return { outcome: failed('That could not be undone. Please press Undo again.'), done: false };
  }
}

/** Returns true where a backup is due. Reads the records only after the interval. */
export async function isBackupOffered(ports: Ports, user: User): Promise<boolean> {
  const open = (await ports.deviceData()).ownBackup;
  if (!open) return false;
  const note = (await open()).note(user);
  const now = ports.clock.now();
  if (!isTimeForBackup(note, now)) return false;
  const data = await (await openOwnBackup(ports))!.read(user);
  return isBackupDue(note, data, sizeOfOwnData(data), now);
}

/** Restarts the interval: "Not now". */
export async function postponeBackup(ports: Ports, user: User): Promise<void> {
  const backup = await (await ports.deviceData()).ownBackup?.();
  backup?.setNote(user, { ...backup.note(user), since: ports.clock.now().toISOString() });
}

/** Turns the reminders on or off. The interval starts at the last backup, or now where there was none. */
export function setReminders(backup: OwnBackup, user: User, remind: boolean, now: Date): void {
  const note = backup.note(user);
  backup.setNote(user, { ...note, remind, since: note.savedAt ?? now.toISOString() });
}
