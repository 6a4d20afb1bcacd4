import type { Delivery } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { sendEmailFailed, sendExportFailed, type MailRequest } from '@/shared/domain/bulkEmail/email';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { Mailer } from '../../ports/mailer';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import { sendEmail, sendExport, sendToAttendee } from '@/shared/contract/operations/mail';
import { type Answer, type CallOptions, NoAnswerError, type ServerCall } from './serverCalls';

/** A mail server may be slow, and the server waits for it. */
const timeout = 90_000;

/** The delays before retries without an answer. The same key keeps a mail from being sent twice. */
const askAgainAfter = [1000, 4000];

/** The default delay for a limit without one. */
const usualWaitSeconds = 60;

const loginEnded = 'Your login has ended. Please log in and try again.';
const notReached = 'Our server could not be reached, so this one was not tried.';

const ending: (ErrorCode | '')[] = ['signed-out', 'permission-denied', 'foreign-origin'];

/** Errors that do not tell if an earlier attempt with the same key, whose answer was lost, was sent. */
const sayNothingOfEarlierTries: (ErrorCode | '')[] = [...ending, 'unavailable', ''];

/**
 * Interprets an answer of the server.
 * @param failed the text where the answer has none.
 * @param isRepeat true where an earlier attempt with the same key got no answer: it may have been sent.
 */
function deliveryOf(answer: Answer, failed: string, isRepeat: boolean): Delivery {
  if (answer.ok) {
    const { messageId, later } = (answer.body ?? {}) as { messageId?: unknown; later?: unknown };
    if (typeof later === 'string') return { outcome: 'later', text: later };
    return { outcome: 'sent', messageId: typeof messageId === 'string' ? messageId : '' };
  }
  const { status, code, error: text = failed, retryAfterSeconds: seconds = usualWaitSeconds } = answer;
  if (code === 'too-many-requests') return { outcome: 'wait', seconds };
  // After a timeout, or an error of our server, the outcome of the mail is unknown.
  if (code === 'mail-unknown' || code === 'internal' || status === 504) return { outcome: 'unknown', text };
  if (isRepeat && sayNothingOfEarlierTries.includes(code)) return { outcome: 'unknown', text };
  return { outcome: ending.includes(code) ? 'stop' : 'not-sent', text };
}

/** Mail by the app's own server. */
export function createServerMailer({
  call,
  identity,
  person,
  clock,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
  /** The id of the current user. */
  person: () => string | undefined;
  clock: Clock;
}): Mailer {
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.after(milliseconds, resolve);
    });

  const ask = (request: MailRequest, options: CallOptions) => {
    if (request.kind === 'bulk') return call(sendEmail, { body: request.body }, options);
    if (request.kind === 'export') return call(sendExport, { body: request.body }, options);
    return call(sendToAttendee, { params: { id: request.eventId }, body: request.body }, options);
  };

  return {
    async send(request, key) {
      const failed = request.kind === 'export' ? sendExportFailed : sendEmailFailed;
      const notAnswered = `${failed}. Our server did not answer, so it may have been sent.`;
      const sender = person();
      for (let asked = 0; ; asked += 1) {
        // A user who has logged in meanwhile is not the author.
        if (person() !== undefined && person() !== sender) {
          return { outcome: 'unknown', text: notAnswered, rest: loginEnded };
        }
        let token: string | null;
        try {
          token = await identity.idToken(sender);
        } catch {
          // Nothing was sent before the first attempt.
          if (asked === 0) return { outcome: 'stop', text: notReached };
          token = null;
        }
        if (token === null && asked === 0) return { outcome: 'stop', text: loginEnded };
        try {
          const options = {
            token: token ?? undefined,
            idempotencyKey: key,
            timeout,
            anyFailure: true,
          };
          return deliveryOf(await ask(request, options), failed, asked > 0);
        } catch (error) {
          if (!(error instanceof NoAnswerError)) throw error;
          const pause = askAgainAfter[asked];
          if (pause === undefined) {
            return { outcome: 'unknown', text: notAnswered, rest: notReached };
          }
          await wait(pause);
        }
      }
    },
  };
}
