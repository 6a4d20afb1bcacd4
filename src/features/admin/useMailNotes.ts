import { useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports';

const none: ReadonlyMap<string, string> = new Map();

/**
 * What is known of the mail to people, "Mail came back on 3 May 2026", by their address as it is compared. Empty until it is
 * there, and where it cannot be asked: the page works without it.
 */
export function useMailNotes(): ReadonlyMap<string, string> {
  const { outbox } = usePorts();
  const [notes, setNotes] = useState(none);
  useEffect(() => {
    // Loaded lazily: the page is near its size budget.
    Promise.all([outbox(), import('../../domain/bulkEmail/stoppedAddress')])
      .then(async ([{ stopped }, { stoppedNotes }]) => stoppedNotes(await stopped.list()))
      .then(setNotes, () => undefined);
  }, [outbox]);
  return notes;
}
