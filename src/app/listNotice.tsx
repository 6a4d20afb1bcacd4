import { useSyncExternalStore, type ComponentType } from 'react';
import type { UpdatesStore } from '../adapters/server/data/liveList';
import { ListNotice } from '../components/ListNotice/ListNotice';
import {
  asItWasLine,
  connectedAgain,
  shownLine,
  showWaiting,
  waitingLine,
  type Noun,
} from '../domain/text/listUpdates';
import type { Clock } from '../ports/clock';

/** What stands above a list that others change, and above one that is read without a connection. */
export function createListNotice(updates: UpdatesStore, noun: Noun, clock: Clock): ComponentType {
  const many = Array.from({ length: 10 }, () => '');
  const usual = { added: many, changed: [''], gone: [''] };
  const room = {
    text: waitingLine(usual, noun)!,
    show: showWaiting(usual),
    offline: asItWasLine(clock.now(), clock.now()),
  };
  return function AboveList() {
    const { waiting, kept } = useSyncExternalStore(updates.subscribe, updates.get);
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
  };
}
