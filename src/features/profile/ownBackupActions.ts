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

/** @returns the backup of who uses this browser, once the lists are there that it is about; null where there is none. */
export async function openOwnBackup(ports: Ports): Promise<OwnBackup | null> {
  const { ownBackup } = await ports.deviceData();
  if (!ownBackup) return null;
  await readLists(ports);
  return ownBackup();
}

/** What came of it, and all that stayed out where its text says only some. */
export type BackupOutcome = Outcome & { leftOut?: readonly LeftOutReason[] | undefined };

const failed = (text: string): Outcome => ({ kind: 'failed', text });

/** Whether somebody else has logged in, or nobody is, since this began. */
const hasLeft = ({ currentUser }: Ports, user: User) => currentUser.get()?.id !== user.id;

/** Saves the person's own data as a file, and remembers when. Never rejects. */
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

/** What a chosen file would bring, before anything is written: the question, or why not. */
export type Chosen = { question: Question; found: ReadBackup } | { outcome: BackupOutcome };

/** Reads the whole file, and looks what is here already. Never rejects. */
export async function lookAtFile(
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

/** Brings it in: all that can come now, in one step, and says what stayed out. Never rejects. */
export async function bringBackupIn(
  ports: Ports,
  user: User,
  { data, damaged }: ReadBackup,
): Promise<{ outcome: BackupOutcome; brought: OwnData | null }> {
  try {
    const backup = (await openOwnBackup(ports))!;
    if (hasLeft(ports, user)) throw new Error('Somebody else');
    const plan = await backup.bringIn(user, data);
    const leftOut = [...plan.leftOut, ...damaged];
    const kind = leftOut.length > 0 ? 'warning' : 'success';
    const { brought } = plan;
    return { outcome: { kind, text: broughtLine(brought, leftOut), leftOut: beyondWords(leftOut) }, brought };
  } catch (error) {
    return { outcome: failed(saveFailure(error)), brought: null };
  }
}

/** Takes out what came in. Never rejects. */
export async function takeBackupBack(
  ports: Ports,
  user: User,
  brought: OwnData,
): Promise<{ outcome: Outcome; done: boolean }> {
  try {
    const backup = (await openOwnBackup(ports))!;
    if (hasLeft(ports, user)) throw new Error('Somebody else');
    const changed = await backup.takeBack(user, brought);
    return {
      outcome: { kind: changed > 0 ? 'warning' : 'info', text: takenBackLine(changed) },
      done: true,
    };
  } catch {
    return { outcome: failed('That could not be undone. Please press Undo again.'), done: false };
  }
}

/** Whether a backup is to be offered now. Reads the records only where the days are over. */
export async function isBackupOffered(ports: Ports, user: User): Promise<boolean> {
  const open = (await ports.deviceData()).ownBackup;
  if (!open) return false;
  const note = (await open()).note(user);
  const now = ports.clock.now();
  if (!isTimeForBackup(note, now)) return false;
  const data = await (await openOwnBackup(ports))!.read(user);
  return isBackupDue(note, data, sizeOfOwnData(data), now);
}

/** Counts the days anew: "Not now". */
export async function putBackupOff(ports: Ports, user: User): Promise<void> {
  const backup = await (await ports.deviceData()).ownBackup?.();
  backup?.setNote(user, { ...backup.note(user), since: ports.clock.now().toISOString() });
}

/** Starts or ends the reminders. The days are counted from the last backup, or from now where there was none. */
export function setReminders(backup: OwnBackup, user: User, remind: boolean, now: Date): void {
  const note = backup.note(user);
  backup.setNote(user, { ...note, remind, since: note.savedAt ?? now.toISOString() });
}
