import { AdminError } from '../../ports/adminError';
import type { StoppedAddress } from '@/shared/domain/bulkEmail/stoppedAddress';
import type { Outbox, OutboxMail, UndeliveredMails } from '../../ports/outbox';

/** The options of a story or a test. */
export interface MemoryOutboxOptions {
  /** By name, the newest first; null: mails go to a mail server. */
  mails?: ReadonlyMap<string, OutboxMail> | null;
  /** The times of mails with private links. */
  privateMails?: readonly string[];
  /** The server's own emails that may not have arrived. */
  undelivered?: UndeliveredMails;
  /** The addresses that get no bulk email. */
  stopped?: readonly StoppedAddress[];
  /** Returns the code of an error for all calls; null: none. */
  refusal?: () => AdminError['code'] | null;
}

const noneUndelivered: UndeliveredMails = {
  list: async () => [],
  sendAgain: async () => undefined,
  leave: async () => undefined,
};

/** An outbox in memory. */
export function createMemoryOutbox({
  mails = new Map(),
  privateMails = [],
  undelivered = noneUndelivered,
  stopped: firstStopped = [],
  refusal = () => null,
}: MemoryOutboxOptions = {}): Outbox {
  let stopped = firstStopped;
  function check() {
    const code = refusal();
    if (code) throw new AdminError(code);
  }
  return {
    undelivered,
    stopped: {
      async list() {
        check();
        return stopped;
      },
      async allow(email) {
        check();
        const others = stopped.filter((one) => one.email !== email || one.why !== 'returned');
        if (others.length === stopped.length) throw new AdminError('not-found');
        stopped = others;
      },
    },
    async list() {
      check();
      return {
        kept: mails !== null,
        total: (mails?.size ?? 0) + privateMails.length,
        mails: [
          ...privateMails.map((date) => ({ name: date, date, to: '', subject: '', isPrivate: true })),
          ...[...(mails ?? [])].map(([name, { date, to, subject }]) => ({
            name,
            date,
            to,
            subject,
            isPrivate: false,
          })),
        ],
      };
    },
    async read(name) {
      check();
      if (privateMails.includes(name)) throw new AdminError('permission');
      const mail = mails?.get(name);
      if (!mail) throw new AdminError('not-found');
      return mail;
    },
  };
}
