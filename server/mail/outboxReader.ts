import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { noticeHeader } from './compose';
import { privateFolderName, writtenAt } from './outboxFolder';

/** A mail as the list shows it. For one that only its recipient may read, `to` and `subject` are empty. */
export interface OutboxLine {
  /** The name of its file. */
  name: string;
  /** ISO 8601 in UTC. */
  date: string;
  to: string;
  subject: string;
  isPrivate: boolean;
}

/** A whole mail, in plain text. */
export interface OutboxMail extends Omit<OutboxLine, 'name' | 'isPrivate'> {
  from: string;
  text: string;
  attachments: { filename: string; bytes: number }[];
}

/** Reads the mails that were written to a folder, for administrators. */
export interface OutboxReader {
  /** The newest first. */
  list(most: number): Promise<{ total: number; mails: OutboxLine[] }>;
  /** @returns null when there is no such mail, `private` for one that only its receiver may read. */
  read(name: string): Promise<OutboxMail | 'private' | null>;
}

const addressOf = (address: Address | undefined) => address?.address ?? '';

function lineOf(mail: Email) {
  return { date: mail.date ?? '', to: addressOf(mail.to?.[0]), subject: mail.subject ?? '' };
}

/**
 * Returns whether administrators may read a mail: one of them sent it, and then it has the unsubscribe header, which the server
 * always adds, or it is marked as a notice. An earlier version stored private links among the others.
 */
function isForAdministrators({ headers }: Email): boolean {
  return headers.some(({ key }) => key === 'list-unsubscribe' || key === noticeHeader.toLowerCase());
}

const noteOf = (name: string): OutboxLine => ({
  name,
  date: writtenAt(name) ?? '',
  to: '',
  subject: '',
  isPrivate: true,
});

/** @param folder that of {@link createOutboxMail}. */
export function createOutboxReader(folder: string): OutboxReader {
  const privateFolder = join(folder, privateFolderName);
  const namesIn = async (place: string) =>
    (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.eml'));

  async function parse(name: string): Promise<Email | null> {
    try {
      return await PostalMime.parse(await readFile(join(folder, name)));
    } catch {
      return null;
    }
  }
  return {
    async list(most) {
      const open = await namesIn(folder);
      const hidden = new Set(await namesIn(privateFolder));
      const names = [...open, ...hidden].toSorted().toReversed();
      const mails: OutboxLine[] = [];
      // One after the other: each may hold a large file.
      for (const name of names.slice(0, most)) {
        const mail = hidden.has(name) ? null : await parse(name);
        if (mail && isForAdministrators(mail)) mails.push({ name, ...lineOf(mail), isPrivate: false });
        else if (mail || hidden.has(name)) mails.push(noteOf(name));
      }
      return { total: names.length, mails };
    },
    async read(name) {
      if ((await namesIn(privateFolder)).includes(name)) return 'private';
      const mail = await parse(name);
      if (!mail) return null;
      if (!isForAdministrators(mail)) return 'private';
      return {
        ...lineOf(mail),
        from: addressOf(mail.from),
        text: mail.text ?? '',
        attachments: mail.attachments.map(({ filename, content }) => ({
          filename: filename ?? '',
          bytes: typeof content === 'string' ? content.length : content.byteLength,
        })),
      };
    },
  };
}
