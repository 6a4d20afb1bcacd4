import type { Delivery } from '../domain/bulkEmail/sendBulkEmail';
import type { MailRequest } from '../domain/bulkEmail/email';

/** Sends mail through the product's own server. */
export interface Mailer {
  /**
   * Sends one mail to one person. It never rejects: what came of it is the answer.
   * @param key names this try. The same request under the same key is sent once, however often it is asked for.
   */
  send(request: MailRequest, key: string): Promise<Delivery>;
}
