import type { Delivery } from '@/shared/domain/bulkEmail/sendBulkEmail';
import type { MailRequest } from '@/shared/domain/bulkEmail/email';
import type { Mailer } from '../../ports/mailer';

/** A fake that remembers the sent mails. */
export interface MemoryMailer extends Mailer {
  readonly sent: MailRequest[];
}

/** @param answer the result of a request, for stories and tests; without it every mail is sent. */
export function createMemoryMailer(
  answer: (request: MailRequest) => Delivery | Promise<Delivery> = () => ({ outcome: 'sent', messageId: '' }),
): MemoryMailer {
  const sent: MailRequest[] = [];
  const known = new Map<string, Delivery>();
  return {
    sent,
    async send(request, key) {
      const before = known.get(key);
      if (before) return before;
      const delivery = /^[^\s@,]+@[^\s@,]+$/.test(request.body.to)
        ? await answer(request)
        : ({ outcome: 'not-sent', text: 'This is not an email address.' } as const);
      if (delivery.outcome !== 'sent') return delivery;
      sent.push(request);
      const done: Delivery = { outcome: 'sent', messageId: delivery.messageId || `<${sent.length}@memory>` };
      known.set(key, done);
      return done;
    },
  };
}
