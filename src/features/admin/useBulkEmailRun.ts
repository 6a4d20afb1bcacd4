import { useEffect, useState, useSyncExternalStore } from 'react';
import { tallyInWords, tallyOf } from '@/shared/domain/bulkEmail/sendBulkEmail';
import { usePorts } from '../../ports/ports';
import { storeOf } from './bulkEmailRunStore';

/** The line about the last bulk email. */
export interface BulkEmailRunLine {
  running: boolean;
  words: string;
}

/** The state of this administrator's last bulk email, also after a reload. */
export function useBulkEmailRun(owner: string): BulkEmailRunLine | null {
  const ports = usePorts();
  const [store] = useState(() => storeOf(ports));
  const current = useSyncExternalStore(store.subscribe, store.get, () => null);
  useEffect(() => {
    if (owner === '' || store.get()) return;
    void ports.mailRuns().then(
      (runs) => store.restore(runs.load(owner)),
      () => undefined,
    );
  }, [owner, ports, store]);

  if (!current || current.run.owner !== owner) return null;
  const { running, run } = current;
  const tally = tallyOf(run.results);
  const done = run.results.length - tally.left;
  const words = running
    ? `Sending emails: ${done} of ${run.results.length} done.`
    : `Your last mailing: ${tallyInWords(tally)}.`;
  return { running, words };
}
