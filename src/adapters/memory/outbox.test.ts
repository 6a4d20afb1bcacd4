import type { AdminError } from '../../ports/adminError';
import type { OutboxMail } from '../../ports/outbox';
import { describeOutbox } from '../../ports/outbox.contract';
import { createMemoryOutbox } from './outbox';

describeOutbox('A stand-in', async () => {
  let refusal: AdminError['code'] | null = null;
  const mails = new Map<string, OutboxMail>();
  const privateMails: string[] = [];
  return {
    outbox: createMemoryOutbox({ mails, privateMails, refusal: () => refusal }),
    async write({ isPrivate, ...mail }) {
      const date = new Date(1000 * (mails.size + privateMails.length)).toISOString();
      if (isPrivate) {
        privateMails.unshift(date);
        return;
      }
      const before = [...mails];
      mails.clear();
      mails.set(date, { ...mail, date, from: 'no-reply@localhost', attachments: [] });
      for (const [name, one] of before) mails.set(name, one);
    },
    setReachable: (reachable) => void (refusal = reachable ? null : 'unreachable'),
    logOut: async () => void (refusal = 'permission'),
    end: async () => {},
  };
});
