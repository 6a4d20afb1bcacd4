import type { Delivery } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { describeMailer } from '../../ports/mailer.contract';
import { createMemoryMailer } from './mailer';

describeMailer('A stand-in', async () => {
  let delivery: Delivery = { outcome: 'sent', messageId: '' };
  const mailer = createMemoryMailer(() => delivery);
  return {
    mailer,
    sent: () => mailer.sent.map(({ body }) => body.to),
    setFault: (trouble) =>
      void (delivery = trouble ? { outcome: trouble, text: 'Trouble.' } : { outcome: 'sent', messageId: '' }),
    setReachable: () =>
      void (delivery = {
        outcome: 'unknown',
        text: 'Failed to send email. No answer.',
        rest: 'Not reached.',
      }),
    logOut: async () => void (delivery = { outcome: 'stop', text: 'Log in again.' }),
    end: async () => {},
  };
});
