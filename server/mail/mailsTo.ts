import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { sameEmail } from '@/shared/domain/users/user';
import { privateFolderName, writtenAt } from './outboxFolder';

/** The headers of our mails are shorter. */
const headBytes = 64 * 1024;

/** Reads the headers of a mail only: attachments may be large. Null when it is gone. */
async function readHead(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return `${buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)[0]!}\r\n\r\n`;
  } finally {
    await file.close();
  }
}

/** A mail of the outbox. */
export interface FoundMail {
  path: string;
  /** True if it holds a link that gives access. */
  isPrivate: boolean;
}

/** The mails of an outbox that went to an address, also those that only their receivers may read. */
export async function findMailsTo(folder: string, email: string): Promise<FoundMail[]> {
  const mails: FoundMail[] = [];
  for (const [place, isPrivate] of [
    [folder, false],
    [join(folder, privateFolderName), true],
  ] as const) {
    for (const name of await readdir(place).catch(() => [])) {
      if (writtenAt(name) === null) continue;
      const path = join(place, name);
      const head = await readHead(path);
      if (head === null) continue;
      const { to = [] } = await PostalMime.parse(head);
      if (to.some(({ address }) => sameEmail(address ?? '', email))) mails.push({ path, isPrivate });
    }
  }
  return mails;
}

/** Deletes the mails of an outbox that went to an address. */
export async function removeMailsTo(folder: string, email: string): Promise<void> {
  for (const { path } of await findMailsTo(folder, email)) await rm(path, { force: true });
}
