import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Status } from '../../components/Status/Status';
import { callWords, type GuestCall } from '@/shared/domain/events/guest';
import { usePorts } from '../../ports/ports';
import { CallList } from './CallList';
import { openGuests } from './guestWork';

export interface CallsDialogProps {
  opener: Element | null;
  onClose: () => void;
  /** Called when it is closed and the focus has returned. */
  onClosed: () => void;
}

/** Lists the people to call, at all events. */
export function CallsDialog({ opener, onClose, onClosed }: CallsDialogProps) {
  const ports = usePorts();
  const [calls, setCalls] = useState<readonly GuestCall[] | 'loading' | 'failed'>('loading');
  const read = useCallback(
    () =>
      openGuests(ports)
        .then((guests) => guests.calls())
        .then(setCalls, () => setCalls('failed')),
    [ports],
  );
  const asked = useRef(false);
  useEffect(() => {
    // Each read is logged: two requests for one view would be one entry too many.
    if (asked.current) return;
    asked.current = true;
    void read();
  }, [read]);
  const isKnown = typeof calls !== 'string';
  return (
    <Dialog
      open
      width="wide"
      title={isKnown && calls.length > 0 ? callWords(calls.length) : 'People to call'}
      description="These people rang and have no email here, so nobody else tells them. Press Done once you have called: then no other organiser calls them again."
      opener={opener}
      onClose={onClose}
      onClosed={onClosed}
    >
      {calls === 'loading' && <Status kind="loading">Loading people…</Status>}
      {calls === 'failed' && (
        <Status kind="failed" appears action={<Button onClick={() => void read()}>Try again</Button>}>
          We could not load whom to call.
        </Status>
      )}
      {isKnown && calls.length === 0 && <Status kind="empty">Nobody is waiting for a call.</Status>}
      {isKnown && <CallList calls={calls} label="People to call" reread={read} />}
    </Dialog>
  );
}
