import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import { Status } from '../Status/Status';
import styles from './UndoMessage.module.css';

export interface UndoMessageProps {
  /** The finished action, as a whole sentence, such as "Appointment deleted: Hearing check." */
  text: string;
  /** `warning` or `failed` when only a part was done. Default `success`. */
  kind?: 'success' | 'warning' | 'failed' | 'info' | undefined;
  /**
   * Undoes it. The caller then removes the message and moves the focus to the restored item. Leave it out where nothing
   * can be undone: the message then has no button.
   */
  onUndo?: (() => void) | undefined;
  /** The label of the button. Needed where "Undo" alone is not enough. */
  undoLabel?: string | undefined;
  /** The text while it is undone, such as "Bringing it back…". */
  busy?: string | undefined;
  /**
   * Takes the focus when it appears, which reads it. Set it when the focused element is gone, such as a
   * deleted row. Otherwise the message is announced and the focus stays where it is.
   */
  takeFocus?: boolean | undefined;
}

/** Reports an action and offers to undo it. It stays until the next action: nobody has to hurry. */
export function UndoMessage({
  text,
  kind = 'success',
  onUndo,
  undoLabel = 'Undo',
  busy,
  takeFocus = false,
}: UndoMessageProps) {
  const announce = useAnnounce();
  const canUndo = onUndo !== undefined;
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);

  // Before the next paint: a key press in between would go elsewhere.
  useLayoutEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [text, takeFocus]);
  useEffect(() => {
    if (!takeFocus) announce(canUndo ? `${text} You can undo this.` : text);
  }, [text, takeFocus, announce, canUndo]);

  return (
    <div ref={box} className={styles.message} role="group" aria-labelledby={textId} tabIndex={-1}>
      <Status
        kind={kind}
        action={
          onUndo && (
            <Button size="small" busy={busy} onClick={onUndo}>
              {undoLabel}
            </Button>
          )
        }
      >
        <span id={textId}>{text}</span>
      </Status>
    </div>
  );
}
