import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import styles from './ListNotice.module.css';
import { useSpacedAnnouncement, type After } from './useSpacedAnnouncement';

/** Other people's changes that the list below does not show yet. */
export interface WaitingWords {
  /** "2 new events." */
  text: string;
  /** The button: "Show them". */
  show: string;
  /** The text afterwards: "New: Choir; Tea." */
  shown: string;
}

export interface ListNoticeProps {
  /** The pending updates, in words. Null: none. */
  waiting: WaitingWords | null;
  /** Shows the pending updates in the list. */
  onShow: () => void;
  /** The age of the list without a connection; null with one. */
  offline: string | null;
  /** The announcement when the connection is back. */
  connectedAgain: string;
  /** The longest usual texts: their space is reserved from the start, so that nothing below ever moves. */
  room: { text: string; show: string; offline: string };
  /** Calls back after some milliseconds, and can be cancelled. */
  after: After;
}

/** One line above a list that other people change: the pending updates, and the age of the list. */
export function ListNotice({ waiting, onShow, offline, connectedAgain, room, after }: ListNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const announce = useAnnounce();
  const textId = useId();
  useSpacedAnnouncement(waiting?.text ?? null, after);

  const last = useRef<string | null>(null);
  useEffect(() => {
    if (offline !== null && last.current === null) announce(offline);
    if (offline === null && last.current !== null) announce(connectedAgain);
    last.current = offline;
  }, [announce, connectedAgain, offline]);

  // The text is outdated: other updates are pending now.
  if (waiting && shown !== null) setShown(null);

  const show = () => {
    flushSync(() => {
      setShown(waiting!.shown);
      onShow();
    });
    // The button is gone. The line takes the focus, which reads it; the list comes next.
    line.current?.focus();
  };
  const isShown = !waiting && offline === null && shown !== null;
  // One text at a time: together they would need more space than there is. A focused button stays.
  const text = offline ?? waiting?.text ?? shown ?? '';
  const hasButton = waiting !== null && (offline === null || isHeld);

  return (
    <div className={styles.notice}>
      <div className={styles.room} aria-hidden="true">
        <p>{room.text}</p>
        <Button size="small">{room.show}</Button>
      </div>
      <div className={styles.room} aria-hidden="true">
        <p>{room.offline}</p>
      </div>
      <div
        ref={line}
        className={styles.line}
        data-empty={text === '' || undefined}
        tabIndex={-1}
        {...(isShown && { role: 'group', 'aria-labelledby': textId })}
      >
        <p id={textId}>{text}</p>
        {hasButton && (
          <Button size="small" onClick={show} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
            <span>{waiting.show}</span>
            <span className="visually-hidden">{` ${waiting.text}`}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
