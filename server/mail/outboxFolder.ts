import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder that mails are written to where no mail server is named. @param folder the data folder. */
export const outboxFolderOf = (folder: string): string => join(folder, 'outbox');

/** The folder inside the outbox for mails that only their receivers may read. */
export const privateFolderName = 'private';

/** How long a mail is kept, in milliseconds: 30 days. */
const mailsKept = 30 * 24 * 60 * 60 * 1000;

/** `2026-11-21T09-00-00-000Z-4711-0001.eml`: the time, the process, and its number within that process. */
const namePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d+-\d+\.eml(?:\.tmp)?$/;

/** @param time milliseconds since 1970. @param sequence which mail of this process it is. */
export function mailFileName(time: number, sequence: number): string {
  const stamp = new Date(time).toISOString().replace(/[:.]/g, '-');
  return `${stamp}-${process.pid}-${String(sequence).padStart(4, '0')}.eml`;
}

/** When a mail was written, in ISO 8601, from the name of its file; null for a file that is none of ours. */
export function writtenAt(fileName: string): string | null {
  const [, day, hour, minute, second, millisecond] = namePattern.exec(fileName) ?? [];
  return day === undefined ? null : `${day}T${hour}:${minute}:${second}.${millisecond}Z`;
}

/**
 * Deletes the mails that are older than 30 days, and partial files of a killed server. Other files stay.
 * @param now milliseconds since 1970.
 */
export async function tidyOutbox(folder: string, now: number): Promise<void> {
  for (const place of [folder, join(folder, privateFolderName)]) {
    for (const name of await readdir(place).catch(() => [])) {
      const date = writtenAt(name);
      if (date !== null && Date.parse(date) < now - mailsKept) await rm(join(place, name), { force: true });
    }
  }
}

/** The warning for an operator whose server may run in several copies without a mail server. */
export const separateOutboxes =
  'Before you start a second copy of this server, set SMTP_URL: without, each copy writes emails into its own data folder, and administrators see those of the copy that answers them.';
