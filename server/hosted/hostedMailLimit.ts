import { waitingTime } from '../../src/domain/auth/authErrors';
import { mailWindow, tooManyMails, type MailLimit } from '../mail/mailLimit';
import { HttpError } from '../http/httpError';
import type { Firestore } from './firestore';

/** How many mails one server may still send in a window without asking the others; -1 when the limit is reached. */
interface Block {
  window: number;
  left: number;
}

/** The database deletes a count a day after its window, in milliseconds. */
const countKept = 24 * 60 * 60 * 1000;

/**
 * Counts in documents `mailCounts/{uid}~{window}`, a window being a whole hour of the clock. A server takes mails from the
 * count in blocks of a hundredth of the limit: a document that is written with each of a thousand mails would be slow.
 * What it took and did not use is lost for that hour, so the limit is never passed and may be met one per cent early.
 */
export function createHostedMailLimit(firestore: Firestore, most: number): MailLimit {
  const blockSize = Math.max(1, Math.floor(most / 100));
  const lines = new Map<string, Promise<Block>>();

  async function take(before: Promise<Block> | undefined, path: string, window: number, token: string) {
    const block = await before?.catch(() => null);
    let left = block?.window === window ? block.left : 0;
    if (left === 0) {
      const expiresAt = new Date((window + 1) * mailWindow + countKept);
      const change = { add: { count: blockSize } };
      const [count = Infinity] = await firestore.merge(path, { expiresAt }, change, token);
      left = Math.min(blockSize, most - (count - blockSize));
    }
    return { window, left: Math.max(-1, left - 1) };
  }

  return {
    async count({ uid, token }, now) {
      const window = Math.floor(now / mailWindow);
      // One after the other, so that those who come at the same moment share a block.
      const turn = take(lines.get(uid), `mailCounts/${uid}~${window}`, window, token);
      lines.set(uid, turn);
      if ((await turn).left >= 0) return;
      const seconds = Math.ceil(((window + 1) * mailWindow - now) / 1000);
      throw new HttpError('too-many-requests', tooManyMails(waitingTime(seconds)), seconds);
    },
  };
}
