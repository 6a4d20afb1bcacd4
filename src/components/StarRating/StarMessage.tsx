import { useEffect, useId } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../Button/Button';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import { Status } from '../Status/Status';

/** What came of a rating. */
export interface StarNote {
  /** Whole sentences. */
  text: string;
  /** `failed` puts the stars back to the value that is kept. Default `success`. */
  kind?: 'success' | 'failed' | 'info' | undefined;
}

/** What was heard last from these stars, and whether the person has done something since. */
export interface Heard {
  text: string | undefined;
  acted: boolean;
}

export interface StarMessageProps {
  message: StarNote;
  /** Takes the rating back; without it there is no button. */
  onUndo: ((event: MouseEvent) => void) | undefined;
  /** Kept by the stars, so that a message that comes back with the page is not heard again. */
  heard: { current: Heard };
}

/** What came of a rating, beside the stars until the next message. It is announced once. */
export function StarMessage({ message, onUndo, heard }: StarMessageProps) {
  const announce = useAnnounce();
  const textId = useId();
  const { text, kind = 'success' } = message;
  const canUndo = onUndo !== undefined;

  // It depends on the message itself and not on its words: the same words after another rating are heard again.
  useEffect(() => {
    if (!heard.current.acted && heard.current.text === text) return;
    heard.current = { text, acted: false };
    announce(canUndo ? `${text} You can undo this.` : text, { urgent: kind === 'failed' });
  }, [message, text, kind, canUndo, heard, announce]);

  const undo = onUndo && (
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
