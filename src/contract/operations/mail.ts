import { operation } from '../operation';
import type { attendeeEmailRequest, emailRequest, exportRequest, messageSent } from '../schemas/mail';

/** Sends one email; 202 with `later` where the mail server asks to wait. */
export const sendEmail = operation<typeof emailRequest, typeof messageSent>()('POST', '/api/send-email');

/** Sends rows as a CSV or PDF file. */
export const sendExport = operation<typeof exportRequest, typeof messageSent>()('POST', '/api/send-export');

/** Writes to somebody who comes to an event or waits for a place. */
export const sendToAttendee = operation<typeof attendeeEmailRequest, typeof messageSent>()(
  'POST',
  '/api/events/:id/emails',
);
