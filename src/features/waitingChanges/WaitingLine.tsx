import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import { allSent, nothingWaits, waitingLine } from '@/shared/domain/waitingChanges/waitingTexts';
import { usePorts } from '../../ports/ports';
import type { WaitingQueue } from '../../ports/waitingChanges';
import { WaitingList } from './WaitingList';

/** The number of changes that wait on a person's own device until the server answers, and a button to see them. */
export function WaitingLine() {
  const { collections } = usePorts();
  const [queue, setQueue] = useState<WaitingQueue | null>(null);

  useEffect(() => {
    let over = false;
    void collections()
      .then((all) => all.waitingChanges())
      .then((found) => over || setQueue(found))
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [collections]);

  return queue && <Line queue={queue} />;
}

/** Lets the outcome of a press be announced first. In milliseconds. */
const afterOutcome = 1000;

function Line({ queue }: { queue: WaitingQueue }) {
  const changes = useSyncExternalStore(queue.subscribe, queue.get);
  const { clock } = usePorts();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const text = waitingLine(changes);

  const last = useRef<{ count: number; asking: number }>({ count: 0, asking: 0 });
  useEffect(() => {
    const { count, asking } = last.current;
    const now = { count: changes.length, asking: changes.filter(({ trouble }) => trouble).length };
    last.current = now;
    if (now.count > count || now.asking > asking)
      return clock.after(afterOutcome, () => announce(text ?? ''));
    // The open list announces the outcome of its own buttons.
    if (now.count === 0 && count > 0 && !isOpen) announce(allSent);
    return undefined;
  }, [announce, changes, clock, isOpen, text]);

  // An open list stays: its message has the focus.
  if (!text && !isOpen) return null;
  return (
    <div className="wrap">
      <Status
        kind="info"
        action={
          <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide what is waiting' : 'Show what is waiting'}
          </Button>
        }
      >
        <p>{text ?? nothingWaits}</p>
        <div id={listId}>{isOpen && <WaitingList queue={queue} changes={changes} />}</div>
      </Status>
    </div>
  );
}
