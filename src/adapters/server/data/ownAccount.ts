import { ownZone } from '@/shared/domain/text/zones';
import type { CurrentUser } from '@/src/ports/currentUser';
import type { Identity } from '@/src/ports/identity';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import { NoAnswerError, type Answer, type ServerCall } from '../serverCalls';
import type { ErrorCode } from '@/shared/contract/errorCodes';
import type { Asked, Operation } from '@/shared/contract/operation';
import * as operations from '@/shared/contract/operations/ownAccount';

/** The dependencies of the person's own account. */
export interface ServerOwnAccountOptions {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  currentUser: Pick<CurrentUser, 'get'>;
}

/** All data about a person is in many files, which takes longer than a list. In milliseconds. */
const timeout = 60_000;

const codes = new Map<ErrorCode | '', OwnAccountError['code']>([
  ['wrong-password', 'wrong-password'],
  ['weak-password', 'weak-password'],
  ['record-exists', 'outdated'],
  ['not-found', 'outdated'],
  ['mailbox-stopped', 'mailbox-stopped'],
]);

/** The account of the current user, on the app's own server. */
export function createServerOwnAccount({ call, identity, currentUser }: ServerOwnAccountOptions): OwnAccount {
  const owner = currentUser.get()?.id;
  const ask = async <Url extends string, Body, Result>(
    operation: Operation<Url, Body, Result>,
    asked: Asked<Url, Body>,
  ) => {
    // An action that was begun in one person's name is never done in another's.
    if (currentUser.get()?.id !== owner)
      throw new OwnAccountError('refused', 'Your login has ended. Please log in again.');
    try {
      const token = (await (await identity()).idToken()) ?? undefined;
      return await call(operation, asked, { token, timeout, anyFailure: true });
    } catch (error) {
      throw new OwnAccountError('unreachable', undefined, { cause: error });
    }
  };
  const done = <Body>(answer: Answer<Body>): Body => {
    if (!answer.ok) throw new OwnAccountError(codes.get(answer.code) ?? 'refused', answer.error);
    return answer.body;
  };
  const resultOf = <Body>(answer: Answer<Body>): Body => {
    const body = done(answer);
    if (typeof body !== 'object' || body === null) throw new OwnAccountError('unreachable');
    return body;
  };
  const attempt = (password: string) => ask(operations.deleteOwnAccount, { body: { password } });
  return {
    download: async () => resultOf(await ask(operations.readOwnData, {})),
    async reminders(choices) {
      if (!choices) return resultOf(await ask(operations.readReminders, {}));
      const zone = ownZone();
      const body = { ...choices, ...(zone && { zone }) };
      return resultOf(await ask(operations.chooseReminders, { body }));
    },
    deletionFacts: async () => resultOf(await ask(operations.readDeletionFacts, {})),
    async delete(password) {
      let isRepeat = false;
      const answer = await attempt(password).catch((error: OwnAccountError) => {
        if (!(error.cause instanceof NoAnswerError)) throw error;
        isRepeat = true;
        return attempt(password);
      });
      // The answer to the first request was lost: the account no longer exists.
      if (isRepeat && !answer.ok && answer.code === 'signed-out') return;
      resultOf(answer);
    },
    calendarFeed: {
      read: async () => resultOf(await ask(operations.readFeed, {})).feed,
      make: async (order) => resultOf(await ask(operations.makeFeed, { body: order })),
      showTitles: async (titles) => resultOf(await ask(operations.showTitles, { body: { titles } })).feed!,
      end: async () => void resultOf(await ask(operations.endFeed, {})),
    },
    logins: {
      read: async () => resultOf(await ask(operations.readLogins, {})).logins,
      end: async (id) => void done(await ask(operations.endLogin, { params: { id } })),
      endOthers: async () => void done(await ask(operations.endOtherLogins, {})),
    },
    changePassword: async (passwords) => void done(await ask(operations.changePassword, { body: passwords })),
  };
}
