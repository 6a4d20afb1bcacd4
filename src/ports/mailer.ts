import type { Delivery } from '@/shared/domain/bulkEmail/sendBulkEmail';
import type { MailRequest } from '@/shared/domain/bulkEmail/email';

/** Sends mail through the product's own server. */
export interface Mailer {
  /**
   * Sends one email to one person. It never rejects: the result contains the outcome.
   * @param key the idempotency key. The same request under the same key is sent once, however often it is repeated.
   */
  send(request: MailRequest, key: string): Promise<Delivery>;
}
