import { clockTime, longDate } from '../text/dates';
import type { BringIn } from './bringIn';
import type { LeftOut } from '../records/leftOut';
import { leftOutInWords } from '../records/leftOutWords';
import { maxBackupSize, type BackupProblem, type OwnData } from './ownBackup';

const countText = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The sentence of each file that cannot be brought in. Nothing was changed. */
export const problemWords: Record<BackupProblem | 'too-large' | 'unread', string> = {
  'not-json': 'This file is not a backup, or only a part of one. Choose the file that “Save a backup” saved.',
  foreign: 'This file is from another program. Choose the file that “Save a backup” saved.',
  'appointments-only':
    'This file has appointments only. To bring it in, press “Import from a file” under “Take your appointments with you”.',
  newer: 'This backup is from a newer version of this site. Load this page again, then try once more.',
  'other-person': 'This backup belongs to another account. Log in to that account first, then bring it in.',
  damaged: 'This backup is damaged and cannot be read. Choose another one, if you have one.',
  'too-large': `This file is too large to be a backup. A backup has ${maxBackupSize / 1_000_000} MB at most.`,
  unread: 'This file could not be opened. Check that it is still there, then choose it again.',
};

/** "3 appointments, 2 ratings and 1 place at an event"; "nothing" for nothing. */
export function ownDataInWords({ appointments, ratings, places, saved, choices }: OwnData): string {
  const chosen = Object.keys(choices).length;
  const parts = [
    appointments.length > 0 && countText(appointments.length, 'appointment', 'appointments'),
    ratings.length > 0 && countText(ratings.length, 'rating', 'ratings'),
    places.length > 0 && countText(places.length, 'place at an event', 'places at events'),
    saved.length > 0 && countText(saved.length, 'thing saved for later', 'things saved for later'),
    chosen > 0 && countText(chosen, 'display setting', 'display settings'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Returns whether there is anything to bring in or to take back. */
export const hasOwnData = (data: OwnData): boolean => ownDataInWords(data) !== 'nothing';

const alreadyHere = ({ already }: BringIn) =>
  already > 0 && `${already} ${already === 1 ? 'is' : 'are'} here already.`;

/** Lists the entries that are here already, and those that cannot come, in sentences. */
function besides(plan: BringIn, damaged: readonly LeftOut[]): string[] {
  const left = [...plan.leftOut, ...damaged];
  return [
    alreadyHere(plan),
    left.length > 0 && leftOutInWords(left, (count) => `${countText(count, 'entry', 'entries')} cannot come`),
  ].filter((part) => part !== false);
}

/** The question before a backup is brought in, with what else there is to say. */
export function bringInQuestion(
  plan: BringIn,
  damaged: readonly LeftOut[],
): { question: string; details: string } {
  return {
    question: `Bring in ${ownDataInWords(plan.brought)}?`,
    details: [...besides(plan, damaged), 'What you have here stays as it is.'].join(' '),
  };
}

/** Said where a backup has nothing that is not here. */
export function nothingToBring(plan: BringIn, damaged: readonly LeftOut[]): string {
  return ['Nothing was brought in.', ...besides(plan, damaged)].join(' ');
}

/** Said once it has come in. @param left what stayed out. */
export function broughtLine(brought: OwnData, left: readonly LeftOut[]): string {
  const out = leftOutInWords(left, (count) => `${countText(count, 'entry', 'entries')} stayed out`);
  return [`Brought in: ${ownDataInWords(brought)}.`, out].filter(Boolean).join(' ');
}

/** Said once it was taken back. @param changed how many records were changed since then, and stay. */
export function takenBackLine(changed: number): string {
  const stayed =
    changed > 0 && `${countText(changed, 'entry was', 'entries were')} changed since then and stayed.`;
  return ['Undone. What the backup brought is taken out again.', stayed].filter(Boolean).join(' ');
}

/** Said once a backup was saved. */
export const backupSaved = (data: OwnData, name: string): string =>
  `Your backup is saved: ${ownDataInWords(data)}. Your browser put it among your downloads, as ${name}.`;

/** Said where there is nothing to save. */
export const nothingToSave = 'You have nothing here yet, so there is nothing to save.';

/** When the last backup was saved, in words. */
export function lastBackupLine(savedAt: string | null): string {
  if (savedAt === null) return 'You have not saved a backup in this browser yet.';
  const moment = new Date(savedAt);
  return `Your last backup here: ${longDate(moment)}, ${clockTime(moment)}.`;
}

/** The line that offers a backup. */
export const backupOffer = 'It is time to save a new backup of your data.';
