import { Button } from '../../components/Button/Button';
import { cancelledLine, type CommunityEvent } from '@/shared/domain/events/event';
import { cancelWords, type Cancellation } from './useCancellation';

/** Cancels an upcoming event, or reinstates a cancelled one. */
export function CancelEvent({ event, cancellation }: { event: CommunityEvent; cancellation: Cancellation }) {
  if (!cancellation.isPossible) return null;
  if (cancellation.isCancelled)
    return (
      <div>
        <p>{cancelledLine(event)}</p>
        <Button onClick={() => void cancellation.resume()}>Hold it after all</Button>
      </div>
    );
  return (
    <div>
      <Button kind="danger" onClick={() => void cancellation.cancelEvent()}>
        {`${cancelWords(event)}…`}
      </Button>
    </div>
  );
}
