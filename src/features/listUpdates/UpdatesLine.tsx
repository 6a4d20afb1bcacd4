import { useState, useSyncExternalStore } from 'react';
import { ListNotice } from '../../components/ListNotice/ListNotice';
import {
  asItWasLine,
  connectedAgain,
  shownLine,
  showWaiting,
  waitingLine,
  type Noun,
} from '@/shared/domain/text/listUpdates';
import type { UpdatesStore } from '../../ports/listUpdates';
import { usePorts } from '../../ports/ports';

export interface UpdatesLineProps {
  /** Other people's changes to the list, and its age. */
  updates: UpdatesStore;
  /** The word for the records: "event" and "events". */
  noun: Noun;
}

/** Returns the longest usual texts of a list. */
function roomFor(noun: Noun, now: Date) {
  const usual = { added: Array.from({ length: 10 }, () => ''), changed: [''], gone: [''] };
  return { text: waitingLine(usual, noun)!, show: showWaiting(usual), offline: asItWasLine(now, now) };
}

/** The line above a list that others change, or that is read without a connection. */
export function UpdatesLine({ updates, noun }: UpdatesLineProps) {
  const { clock } = usePorts();
  const { waiting, kept } = useSyncExternalStore(updates.subscribe, updates.get, updates.get);
  const [room] = useState(() => roomFor(noun, clock.now()));
  const text = waitingLine(waiting, noun);
  return (
    <ListNotice
      waiting={text === null ? null : { text, show: showWaiting(waiting), shown: shownLine(waiting) }}
      onShow={updates.show}
      offline={kept && asItWasLine(kept.readAt, clock.now())}
      connectedAgain={connectedAgain}
      room={room}
      after={clock.after}
    />
  );
}
