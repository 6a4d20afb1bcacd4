import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { reasonOf, syncFolder } from '../dataFolder';
import { StartError } from '../startError';
import { compose, type Sender } from './compose';
import type { Mail } from './mail';

/**
 * Writes each mail as a file that any mail program opens, instead of sending it. A file has its name `.eml` only when it is
 * complete and on the disk.
 * @param folder is made when it is missing.
 * @throws StartError when it cannot be made.
 */
export function createOutboxMail(folder: string, sender: Sender, now: () => number): Mail {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The mail folder ${folder} cannot be made (${reasonOf(error)}).`);
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let sent = 0;

  return {
    goesTo: `the folder ${folder} (nothing is sent until SMTP_URL is set)`,
    async send(message) {
      const { message: content, messageId } = await transport.sendMail(compose(sender, message));
      sent += 1;
      const time = new Date(now()).toISOString().replace(/[:.]/g, '-');
      const path = join(folder, `${time}-${process.pid}-${String(sent).padStart(4, '0')}.eml`);
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
      syncFolder(folder);
      return { messageId };
    },
    close: () => transport.close(),
  };
}
