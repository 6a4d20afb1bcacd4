import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { buttonName, isFull, type CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { clockTime, dayAndMonth } from '@/shared/domain/text/dates';
import type { User } from '@/shared/domain/users/user';
import { saveFailure } from '../../ports/collectionWords';
import type { Queued } from '../../ports/registrations';
import styles from './EventCard.module.css';
import type { EventOutcome } from './eventOutcome';
import type { EventsStore } from './eventsStore';
import { placeForm, registrationButtonId, type Places } from './useRegistrations';

export interface WaitingProps {
  event: CommunityEvent;
  past: boolean;
  /** The number of this person's seats. */
  mine: PlacesTaken | undefined;
  /** This person's positions on waiting lists, by the ids of the events. */
  waiting: ReadonlyMap<number, Queued>;
  user: User;
  store: EventsStore;
  refresh: () => Promise<void>;
  /** Reports the outcome. */
  show: (outcome: EventOutcome | null) => void;
  /** The events to which the person brings a support person. */
  places: Pick<Places, 'pairs'>;
  /** The outcome of the last action. */
  outcome: EventOutcome | null;
}

const forTwo = (places: PlacesTaken) => (places > 1 ? ', for 2 places' : '');

const bothOrNone =
  ' With a support person you get both places together. Once you are first in line, a free place is kept until there are two.';

/** The question to a person who is offered a seat at an event that has moved. */
const keptWords = (until: Date, places: PlacesTaken) =>
  ` ${places > 1 ? 'Both places are' : 'A place is'} kept for you until ${clockTime(until)} on ${dayAndMonth(until)}. The event has moved since you joined. Press Register if you still want to come.`;

/** The waiting list of one event, for a person without a seat. Renders nothing while there is room for them. */
export function Waiting(props: WaitingProps) {
  const { event, past, mine, waiting, user, store, refresh, show, places, outcome } = props;
  const [busy, setBusy] = useState(false);
  const announce = useAnnounce();
  const { id, title } = event;
  const queued = waiting.get(id);
  const number = queued?.number;
  const asks: PlacesTaken = queued?.places ?? (places.pairs.includes(id) ? 2 : 1);
  const waitingList = store.registrations.waitingList;
  const { email } = user;
  const buttonId = `event-${id}-wait`;
  const success = (text: string): EventOutcome => ({ at: id, kind: 'success', text });
  const failed = (text: string): EventOutcome => ({ at: id, kind: 'failed', text });

  const isRefused = outcome?.noRoom === true && outcome.at === id;
  const isShown = !past && !mine && (number !== undefined || isFull(event) || isRefused || busy);

  /** The card, while the waiting list has the focus. */
  const focused = useRef<Element | null>(null);
  // The focused element is gone; the card's first button is about the same seat.
  useLayoutEffect(() => {
    if (isShown) return;
    focused.current?.querySelector('button')?.focus();
    focused.current = null;
  }, [isShown]);

  /** Replaces an outdated message about the waiting list; where there is none, nothing moves. */
  const tellNews = useEffectEvent((text: string) => {
    if (outcome?.at !== id || !outcome.undo) return announce(text);
    const had = document.activeElement;
    show(success(text));
    // After this commit: the focus was on its Undo button, which is gone.
    queueMicrotask(() => {
      if (had !== document.body && document.activeElement === document.body)
        document.getElementById(registrationButtonId(id))?.focus();
    });
  });

  // Other people's changes, such as a cancelled registration, arrive without a press here.
  const last = useRef({ mine, number });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { mine, number };
    if (busy || before.number === undefined) return;
    if (mine) tellNews(`You have ${mine > 1 ? 'both places' : 'a place'} at ${title} now.`);
    else if (number !== undefined && number !== before.number)
      tellNews(`You are number ${number} on the waiting list for ${title} now.`);
  }, [busy, mine, number, title]);

  const doing = async (work: () => Promise<EventOutcome>, isUndo = false) => {
    if (busy) return;
    setBusy(true);
    // The Undo button disappears.
    if (isUndo)
      (document.getElementById(buttonId) ?? document.getElementById(registrationButtonId(id)))?.focus();
    show(null);
    const result = await work().catch((error: unknown) => failed(saveFailure(error)));
    await refresh();
    show(result);
    setBusy(false);
  };

  const join = async (): Promise<EventOutcome> => {
    const answer = await waitingList.join(id, email, asks);
    if (answer === 'gone') return failed('This event is not on the list any more.');
    if (answer === 'over') return failed('This event is over.');
    if (answer === 'free') {
      return failed(`${asks > 1 ? 'Both places are' : 'A place is'} free now. Press Register.`);
    }
    if (answer === 'registered') return success(`You have a place at ${title}.`);
    return {
      ...success(
        `You are number ${answer} on the waiting list for ${title}${forTwo(asks)}. Look here again: if you get ${asks > 1 ? 'them' : 'a place'}, this page says so.`,
      ),
      undo: () => void doing(() => leave(false), true),
    };
  };

  /** Undoes leaving: the person keeps their position. */
  const stay = async (): Promise<EventOutcome> => {
    const answer = await store.registrations.undoGiveUp(id, email);
    if (answer === 'late') return join();
    if (answer === 'gone') return failed('This event is not on the list any more.');
    if (answer === 'over') return failed('This event is over.');
    if (typeof answer !== 'number') return success(`You have a place at ${title}.`);
    return success(`You are number ${answer} on the waiting list for ${title}${forTwo(asks)} again.`);
  };

  const leave = async (canUndo: boolean): Promise<EventOutcome> => {
    const wasInLine = await waitingList.leave(id, email);
    // They were given a seat before the press.
    if (!wasInLine && (await store.registrations.of(email)).has(id))
      return success(`You have a place at ${title}.`);
    const gone = success(`You are not on the waiting list for ${title} any more.`);
    return canUndo && wasInLine ? { ...gone, undo: () => void doing(stay, true) } : gone;
  };

  const keptUntil = queued?.keptUntil && keptWords(new Date(queued.keptUntil), asks);
  if (!isShown) return null;
  return (
    <div
      className={styles.waiting}
      onFocus={({ currentTarget }) => {
        focused.current = currentTarget.closest('article');
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <p>
        {`${
          number === undefined
            ? 'You can wait for a place. The first in line gets the next one that is given up.'
            : `You are number ${number} on the waiting list${forTwo(asks)}.`
        }${keptUntil ?? (asks > 1 ? bothOrNone : '')}`}
      </p>
      <Button
        id={buttonId}
        type="submit"
        form={placeForm.idOf(id)}
        formAction={placeForm.addressOf(id, number === undefined ? 'waiting' : 'leave-line')}
        busy={busy ? 'Saving…' : undefined}
        onClick={(click) => {
          click.preventDefault();
          void doing(number === undefined ? join : () => leave(true));
        }}
      >
        <span>{number === undefined ? 'Join the waiting list' : 'Leave the waiting list'}</span>
        <span className="visually-hidden">{` for ${buttonName(event)}`}</span>
      </Button>
    </div>
  );
}
