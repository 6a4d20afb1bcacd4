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
  /** What others changed of the list, and how old it is. */
  updates: UpdatesStore;
  /** What is in the list: "event" and "events". */
  noun: Noun;
}

/** The longest usual texts of a list. */
function roomFor(noun: Noun, now: Date) {
  const usual = { added: Array.from({ length: 10 }, () => ''), changed: [''], gone: [''] };
  return { text: waitingLine(usual, noun)!, show: showWaiting(usual), offline: asItWasLine(now, now) };
}

/** What stands above a list that others change, and above one that is read without a connection. */
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
