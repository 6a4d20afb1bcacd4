import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A mail as the list shows it. */
export interface OutboxLine {
  /** The name of its file. */
  name: string;
  /** ISO 8601 in UTC. */
  date: string;
  to: string;
  subject: string;
}

/** A whole mail, in plain text. */
export interface OutboxMail extends Omit<OutboxLine, 'name'> {
  from: string;
  text: string;
  attachments: { filename: string; bytes: number }[];
}

/** Reads the mails that were written to a folder. */
export interface OutboxReader {
  /** The newest first. */
  list(most: number): Promise<{ total: number; mails: OutboxLine[] }>;
  /** @returns null when there is no such mail. */
  read(name: string): Promise<OutboxMail | null>;
}

const addressOf = (address: Address | undefined) => address?.address ?? '';

function lineOf(mail: Email) {
  return { date: mail.date ?? '', to: addressOf(mail.to?.[0]), subject: mail.subject ?? '' };
}

/** @param folder that of {@link createOutboxMail}. */
export function createOutboxReader(folder: string): OutboxReader {
  async function parse(name: string): Promise<Email | null> {
    try {
      return await PostalMime.parse(await readFile(join(folder, name)));
    } catch {
      return null;
    }
  }
  return {
    async list(most) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const newest = names.toSorted().toReversed().slice(0, most);
      const mails: OutboxLine[] = [];
      // One after the other: each may hold a large file.
      for (const name of newest) {
        const mail = await parse(name);
        if (mail) mails.push({ name, ...lineOf(mail) });
      }
      return { total: names.length, mails };
    },
    async read(name) {
      const mail = await parse(name);
      if (!mail) return null;
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
