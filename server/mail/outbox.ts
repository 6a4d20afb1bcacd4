import { mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { reasonOf, syncFolder } from '../settings/dataFolder';
import { StartError } from '../settings/startError';
import { compose, type Sender } from './compose';
import type { Mail } from './mail';
import { mailFileName, privateFolderName } from './outboxFolder';

/**
 * Writes each mail as a file that any mail program opens, instead of sending it. A file has its name `.eml` only when it is
 * complete and on the disk. Mails that only the recipient may read go into a folder that no administrator reaches.
 * @param folder is made when it is missing.
 * @throws StartError when it cannot be made.
 */
export function createOutboxMail(folder: string, sender: Sender, now: () => number): Mail {
  const privateFolder = join(folder, privateFolderName);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The mail folder ${folder} cannot be made (${reasonOf(error)}).`);
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let sent = 0;

  return {
    goesTo: `the folder ${folder} (nothing is sent without a mail server)`,
    async send(message) {
      const { message: content, messageId } = await transport.sendMail(compose(sender, message));
      sent += 1;
      const place = message.isPrivate ? privateFolder : folder;
      await mkdir(place, { recursive: true, mode: 0o700 });
      const path = join(place, mailFileName(now(), sent));
      const file = await open(`${path}.tmp`, 'wx', 0o600);
      try {
        await file.writeFile(content as Buffer);
        await file.sync();
      } catch (error) {
        await rm(`${path}.tmp`, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await rename(`${path}.tmp`, path);
      syncFolder(place);
      return { messageId };
    },
    close: () => transport.close(),
  };
}
