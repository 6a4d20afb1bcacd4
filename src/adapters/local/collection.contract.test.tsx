import { describeCollection, parseNote } from '../../ports/collection.contract';
import { createLocalCollection } from './collection';
import { freshStorage } from './freshStorage';
import { createTransactions, type TransactionParts } from './transactions';

/** The same contract with all browser features, and without each of them. */
const browsers: Record<string, TransactionParts & { fetched?: boolean }> = {
  'The local collection': {},
  'The local collection whose first records are fetched': { fetched: true },
  'The local collection without locks': { locks: null },
  'The local collection without a database': { counters: { update: async () => false } },
  'The local collection without both': { locks: null, counters: { update: async () => false } },
};

for (const [name, { fetched, ...parts }] of Object.entries(browsers)) {
  describeCollection(name, async (seeds) => {
    await freshStorage();
    const make = () =>
      createLocalCollection({
        key: 'events',
        parse: parseNote,
        seed: () => (fetched ? Promise.resolve(seeds) : seeds),
        transactions: createTransactions(parts),
      });
    return { here: make(), there: make() };
  });
}
