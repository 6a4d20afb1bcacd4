import { mailsPerHour, replicatedStateContract } from '../replicatedState/replicatedState.contract';
import { createHosted } from './hosted';
import { createHostedUnsubscribedList } from './hostedUnsubscribed';
import { emulatedFirestore, ownerToken, readUnsignedToken, somebody, startEmpty } from './testing/emulated';

const hour = 60 * 60 * 1000;

replicatedStateContract('by two servers in Firestore', async () => {
  await startEmpty();
  // An hour ago, so that what these tests do later is not in the future, which the rules refuse.
  const start = Math.floor(Date.now() / hour) * hour - hour;
  const server = () =>
    createHosted({
      readToken: readUnsignedToken,
      firestore: emulatedFirestore(),
      mailsPerHour,
      now: () => start,
    }).shared;
  const list = createHostedUnsubscribedList(emulatedFirestore(), ownerToken);
  return {
    servers: [server(), server()],
    ada: await somebody('ada', 'admin'),
    bob: await somebody('bob', 'admin'),
    start,
    unsubscribe: (email) => list.add(email, start),
    close: async () => {},
  };
});
