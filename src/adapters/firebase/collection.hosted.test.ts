import { afterEach, beforeEach } from 'vitest';
import { databaseOf, endDatabases, startEmpty } from '../../../firebase/rules/people';
import { describeCollection, parseNote, type Note } from '../../ports/collection.contract';
import { createSharedCollection } from './collection';

beforeEach(startEmpty);
afterEach(endDatabases);

const person = () => ({ id: 'ada', email: 'ada@example.net' });
function notes(seeds: readonly Note[] = []) {
  const database = databaseOf('owner');
  return createSharedCollection<Note>({
    open: async () => database,
    person,
    path: 'notes',
    parse: parseNote,
    storageNotice: 'Kept in a test.',
    seed: () => seeds,
    maySeed: () => true,
  });
}

describeCollection('A shared collection', async (seeds) => {
  const [here, there] = [notes(seeds), notes(seeds)];
  // An administrator has looked at the list before anybody changes it.
  await here.list();
  return { here, there };
});
