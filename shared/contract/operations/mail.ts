import { operation, types } from '../operation';
import type { attendeeEmailRequest, emailRequest, exportRequest, messageSent } from '../schemas/mail';

/** Sends one email; 202 with `later` where the mail server asks to wait. */
export const sendEmail = operation('POST', '/api/send-email', types<typeof emailRequest, typeof messageSent>);

/** Sends rows as a CSV or PDF file. */
export const sendExport = operation(
  'POST',
  '/api/send-export',
  types<typeof exportRequest, typeof messageSent>,
);

/** Writes to a person who comes to an event or waits for a place. */
export const sendToAttendee = operation(
  'POST',
  '/api/events/:id/emails',
  types<typeof attendeeEmailRequest, typeof messageSent>,
);
