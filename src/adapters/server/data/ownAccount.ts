import type { OwnLogin } from '../../../domain/auth/ownLogins';
import type { ReminderChoices } from '../../../domain/reminders/reminderChoices';
import { ownZone } from '../../../domain/text/zones';
import type { CalendarFeed } from '../../../ports/calendarFeed';
import type { CurrentUser } from '../../../ports/currentUser';
import type { Identity } from '../../../ports/identity';
import { OwnAccountError, type DeletionFacts, type OwnAccount } from '../../../ports/ownAccount';
import { NoAnswerError, type Answer, type ServerCall } from '../serverCalls';

/** The dependencies of the person's own account. */
export interface ServerOwnAccountOptions {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  currentUser: Pick<CurrentUser, 'get'>;
}

/** Everything about a person is in many files, which takes longer than a list. In milliseconds. */
const timeout = 60_000;

const codes = new Map<string, OwnAccountError['code']>([
  ['wrong-password', 'wrong-password'],
  ['weak-password', 'weak-password'],
  ['record-exists', 'outdated'],
  ['not-found', 'outdated'],
  ['mailbox-stopped', 'mailbox-stopped'],
]);

/** The account of the person who is logged in now, on the app's own server. */
export function createServerOwnAccount({ call, identity, currentUser }: ServerOwnAccountOptions): OwnAccount {
  const owner = currentUser.get()?.id;
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    // Nothing that was begun in one person's name is done in another's.
    if (currentUser.get()?.id !== owner)
      throw new OwnAccountError('refused', 'Your login has ended. Please log in again.');
    try {
      const token = (await (await identity()).idToken()) ?? undefined;
      return await call(method, `/api/${path}`, { token, timeout, anyFailure: true, ...(body && { body }) });
    } catch (error) {
      throw new OwnAccountError('unreachable', undefined, { cause: error });
    }
  };
  const done = (answer: Answer): unknown => {
    if (!answer.ok) throw new OwnAccountError(codes.get(answer.code) ?? 'refused', answer.error);
    return answer.body;
  };
  const resultOf = (answer: Answer) => {
    const body = done(answer);
    if (typeof body !== 'object' || body === null) throw new OwnAccountError('unreachable');
    return body as Record<string, unknown>;
  };
  const read = async (path: string, body?: object) => resultOf(await ask(body ? 'PUT' : 'GET', path, body));
  const attempt = (password: string) => ask('POST', 'identity/deletion', { password });
  const feedPath = 'me/calendar-feed';
  const loginsPath = 'identity/logins';
  return {
    download: () => read('me/data'),
    async reminders(choices) {
      const zone = ownZone();
      const body = choices && { ...choices, ...(zone && { zone }) };
      return (await read('me/reminders', body)) as unknown as ReminderChoices;
    },
    deletionFacts: async () => (await read('me/deletion')) as unknown as DeletionFacts,
    async delete(password) {
      let isRepeat = false;
      const answer = await attempt(password).catch((error: OwnAccountError) => {
        if (!(error.cause instanceof NoAnswerError)) throw error;
        isRepeat = true;
        return attempt(password);
      });
      // The answer to the first was lost: there is no such account any more.
      if (isRepeat && !answer.ok && answer.code === 'signed-out') return;
      resultOf(answer);
    },
    calendarFeed: {
      read: async () => (await read(feedPath))['feed'] as CalendarFeed | null,
      make: async (order) =>
        resultOf(await ask('POST', 'identity/calendar-feed', order)) as unknown as {
          feed: CalendarFeed;
          address: string;
        },
      showTitles: async (titles) => resultOf(await ask('PUT', feedPath, { titles }))['feed'] as CalendarFeed,
      end: async () => void resultOf(await ask('DELETE', feedPath)),
    },
    logins: {
      read: async () => (await read(loginsPath))['logins'] as OwnLogin[],
      end: async (id) => void done(await ask('DELETE', `${loginsPath}/${encodeURIComponent(id)}`)),
      endOthers: async () => void done(await ask('POST', `${loginsPath}/end-others`)),
    },
    changePassword: async (passwords) => void done(await ask('PUT', 'identity/password', passwords)),
  };
}
