import { useEffect, useId } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import type { Outcome } from '../OutcomeMessage/useOutcome';
import { Status } from '../Status/Status';

/** The last announcement of these stars, and a flag for later actions of the person. */
export interface LastAnnounced {
  text: string | undefined;
  acted: boolean;
}

export interface StarMessageProps {
  /** The outcome of the rating. */
  message: Outcome;
  /** Undoes the rating. The button is there only where the message can be undone. */
  onUndo: (event: MouseEvent) => void;
  /** Kept by the stars, so that a message that comes back with the page is not announced again. */
  lastAnnounced: { current: LastAnnounced };
}

/** The result of a rating, beside the stars until the next one. It is announced once. */
export function StarMessage({ message, onUndo, lastAnnounced }: StarMessageProps) {
  const announce = useAnnounce();
  const textId = useId();
  const { text, kind } = message;
  const canUndo = message.undo !== undefined;

  // It depends on the message itself and not on its text: the same text after another rating is announced again.
  useEffect(() => {
    if (!lastAnnounced.current.acted && lastAnnounced.current.text === text) return;
    lastAnnounced.current = { text, acted: false };
    announce(canUndo ? `${text} You can undo this.` : text, { urgent: kind === 'failed' });
  }, [message, text, kind, canUndo, lastAnnounced, announce]);

  const undo = canUndo && (
    <Button size="small" aria-describedby={textId} onClick={onUndo}>
      Undo
    </Button>
  );
  return (
    <Status kind={kind} action={undo}>
      <span id={textId}>{text}</span>
    </Status>
  );
}
