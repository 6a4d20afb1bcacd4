import { sendBulkEmail, mergeResults, type Result } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { type BulkEmail, requestFor } from '@/shared/domain/bulkEmail/email';
import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import { emailKey } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { storeOf } from './bulkEmailRunStore';

/** A bulk email to send. */
export interface BulkEmailOrder {
  owner: string;
  mailing: BulkEmail;
  recipients: readonly string[];
  pace: BulkEmailRun['pace'];
}

/** A unique id. `randomUUID` is missing on pages without https. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An address that occurs twice is one person. */
function withoutDoubles(recipients: readonly string[]): readonly string[] {
  return [...new Map(recipients.map((email) => [emailKey(email), email])).values()];
}

/** Sends to the recipients of a run, or to some of them again, and stores the results as they arrive. */
async function work(ports: Ports, first: BulkEmailRun, recipients: readonly string[]): Promise<void> {
  const store = storeOf(ports);
  const { mailing } = first;
  if (!mailing) return;
  const [mailer, runs] = await Promise.all([ports.mailer(), ports.mailRuns()]);
  const show = (results: readonly Result[], waitingSeconds: number | null, running = true) => {
    const run = { ...first, results: mergeResults(first.results, results) };
    const cancelled = store.get()?.cancelled ?? false;
    store.set({ run, running, cancelled, waitingSeconds, kept: runs.save(run) });
  };
  const isCancelled = () => store.get()?.cancelled ?? false;
  const results = await sendBulkEmail({
    recipients,
    pace: first.pace,
    isCancelled,
    onResults: show,
    send: (email, index) => mailer.send(requestFor(mailing, email), `${first.id}-${first.round}-${index}`),
    wait: (seconds) =>
      new Promise((resolve) => {
        const cancel = ports.clock.after(seconds * 1000, done);
        const stopListening = store.subscribe(() => isCancelled() && done());
        function done() {
          cancel();
          stopListening();
          resolve();
        }
      }),
  });
  show(results, null, false);
}

/** Reports at once that nothing was sent where the sender's code or the storage cannot be fetched. */
function begin(ports: Ports, run: BulkEmailRun, recipients: readonly string[]): void {
  const store = storeOf(ports);
  store.set({ run, running: true, cancelled: false, waitingSeconds: null, kept: 'nothing' });
  work(ports, run, recipients).catch(() => {
    const results = run.results.map((result) =>
      result.outcome === 'waiting'
        ? ({
            ...result,
            outcome: 'not-sent',
            text: 'The page could not start to send. Please try again.',
          } as const)
        : result,
    );
    store.set({
      run: { ...run, results },
      running: false,
      cancelled: false,
      waitingSeconds: null,
      kept: 'nothing',
    });
  });
}

/** Starts a bulk email. It continues, also on another page, until it is done or cancelled. */
export function startBulkEmail(ports: Ports, { owner, mailing, recipients, pace }: BulkEmailOrder): void {
  const people = withoutDoubles(recipients);
  const results = people.map((email) => ({ email, outcome: 'waiting' as const }));
  begin(ports, { id: newName(), owner, mailing, pace, results, round: 1 }, people);
}

/** Retries only the recipients to whom it was certainly not sent. */
export function tryAgain(ports: Ports): void {
  const state = storeOf(ports).get();
  if (!state || state.running || !state.run.mailing) return;
  const again = state.run.results.filter(({ outcome }) => outcome === 'not-sent').map(({ email }) => email);
  if (again.length === 0) return;
  const results = state.run.results.map((result) =>
    result.outcome === 'not-sent' ? { email: result.email, outcome: 'waiting' as const } : result,
  );
  begin(ports, { ...state.run, results, round: state.run.round + 1 }, again);
}

/** Cancels a bulk email after the pending messages. */
export function cancelBulkEmail(ports: Ports): void {
  const store = storeOf(ports);
  const state = store.get();
  if (state?.running) store.set({ ...state, cancelled: true });
}

/** Discards the bulk email and its results. */
export function dismissBulkEmail(ports: Ports): void {
  storeOf(ports).set(null);
  void ports.mailRuns().then(
    (runs) => runs.clear(),
    () => undefined,
  );
}

/** Sends one email to the administrator. @returns the message for the page. */
export async function sendToMe(
  ports: Ports,
  mailing: BulkEmail,
  me: string,
): Promise<{ sent: boolean; text: string }> {
  try {
    const delivery = await (await ports.mailer()).send(requestFor(mailing, me), newName());
    if (delivery.outcome === 'sent') return { sent: true, text: `Sent to you at ${me}.` };
    if (delivery.outcome === 'wait') {
      return { sent: false, text: 'You have sent as many emails as the server allows. Please wait a while.' };
    }
    if (delivery.outcome === 'later') return { sent: false, text: `Not sent to you yet. ${delivery.text}` };
    return { sent: false, text: `Not sent to you. ${delivery.text}` };
  } catch {
    return { sent: false, text: 'Not sent to you. Please try again.' };
  }
}
