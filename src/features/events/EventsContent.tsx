import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Status } from '../../components/Status/Status';
import { isCancelled, isPast, soonestFirst, type CommunityEvent } from '@/shared/domain/events/event';
import { Busy } from '../../ports/Busy';
import { damageLine } from '../../ports/collectionWords';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { usePorts, useUser } from '../../ports/ports';
import { ListUpdates } from '../listUpdates/ListUpdates';
import { EventActions } from './EventActions';
import type { EventOutcome } from './eventOutcome';
import { EventCard, titleId } from './EventCard';
import { EventFilters, EventsList } from './EventsList';
import styles from './EventsPage.module.css';
import type { EditRequest } from './Managing';
import { OneEvent } from './OneEvent';
import { SupportPerson } from './SupportPerson';
import { useCalendarFile } from './useCalendarFile';
import { useEventList } from './useEventList';
import { Access, Shared, type EventsState } from './useEvents';
import { useRegistrations } from './useRegistrations';
import { YourEvents } from './YourEvents';

/**
 * Fetched for users who manage events. It is above the list, which waits for it so that nothing moves down. Without
 * this code the page works as for everybody else.
 */
export const Managing = lazyWithPreload(
  () => import('./Managing'),
  (code) => code.Managing,
  NotManaging,
);

function NotManaging() {
  return (
    <Status kind="failed">
      Manage Events could not be loaded. Check your connection, then load this page again.
    </Status>
  );
}

const noun = { one: 'event', many: 'events' };

/** The content of the page once everything has loaded. */
export function EventsContent(props: { pending: EventsState; refresh: () => Promise<void> }) {
  const { pending, refresh } = props;
  const { events, placesMissing, placesKept, mine, waiting, calls, damage, store } = pending;
  const { can, clock, settings } = usePorts();
  const { timeZone } = settings;
  const minute = Math.floor(Number(clock.now()) / 60_000);
  // The same object within a minute: with thousands of events, sorting is most of the work.
  const now = useMemo(() => new Date(minute * 60_000), [minute]);
  const user = useUser();
  const item = useItem();
  const list = useEventList(events, now, timeZone);
  const [outcome, show] = useOutcome<EventOutcome>();
  const { updates } = store.events;
  const places = useRegistrations(store, refresh, show);
  const [edit, setEdit] = useState<EditRequest | null>(null);
  const { saveOne, saveAll } = useCalendarFile(show);
  useLoginEnd(user !== null);
  useAnswerAtLast(placesMissing);
  useAnswerAtLast(!!calls);

  const says = events.some(({ access }) => access);
  const manages = user?.role === 'healthcare';
  const messageAt = (at: EventOutcome['at']) => outcome?.at === at && <OutcomeMessage outcome={outcome} />;
  const card = (event: CommunityEvent) => {
    const knows = user !== null && !placesMissing;
    const shared = {
      event,
      // Past and cancelled events take no registrations.
      past: isPast(event, now, timeZone) || isCancelled(event),
      mine: mine.get(event.id),
      alone: item !== null,
    };
    return (
      <EventCard
        {...shared}
        access={event.access && <Access event={event} alone={shared.alone} />}
        actions={
          <>
            {knows && <SupportPerson {...shared} {...{ waiting, places }} canWait={can.waitingLists} />}
            <EventActions
              {...shared}
              // A person with a seat must not be asked to register.
              past={shared.past || placesMissing}
              known={user !== null}
              storageNotice={store.registrations.storageNotice}
              places={places}
              onCalendar={saveOne}
              onEdit={manages ? (one, opener, copies) => setEdit({ event: one, opener, copies }) : undefined}
            />
            {can.waitingLists && knows && (
              <Suspense fallback={<Busy />}>
                <Shared {...shared} {...{ user, waiting, store, refresh, show, places, outcome }} />
              </Suspense>
            )}
          </>
        }
        message={messageAt(event.id)}
      />
    );
  };
  const asked = events.find(({ id }) => id === item);
  // With thousands of events this is most of the work, and filters do not affect it.
  const going = useMemo(
    () =>
      soonestFirst(
        events.filter((event) => mine.has(event.id) && !isPast(event, now, timeZone)),
        now,
        timeZone,
      ),
    [events, mine, now, timeZone],
  );
  return (
    <>
      {damage.map((part) => (
        <Status key={part.movedTo} kind="warning">
          {damageLine(part, part.key === 'events' ? 'events' : 'places at events')}
        </Status>
      ))}
      {placesMissing && (
        <Status
          kind="failed"
          appears
          action={
            <Button size="small" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          We could not load where you have a place. You can register once that works again.
        </Status>
      )}
      {calls && user && <calls.CallPeople count={calls.count} refresh={refresh} />}
      {manages && <Managing {...{ store, refresh, show, edit }} lead={list.lead} alone={item !== null} />}
      {item === null && says && <Access list={list} onChange={() => show(null)} />}
      {item === null && <EventFilters list={list} onChange={() => show(null)} />}
      {updates && <ListUpdates updates={updates} noun={noun} />}
      <div className={styles.columns}>
        {item === null ? (
          <EventsList list={list} card={card} onChange={() => show(null)} />
        ) : (
          <OneEvent title={asked?.title}>{asked && card(asked)}</OneEvent>
        )}
        {user && !placesMissing && (
          <YourEvents events={going} kept={placesKept} onCalendar={saveAll} message={messageAt('yours')} />
        )}
      </div>
    </>
  );
}

/**
 * Returns the id of the event in the address, or null for all events. For an invalid id it returns a number that no
 * event has.
 */
function useItem(): number | null {
  const text = new URLSearchParams(useLocation().search).get('item');
  const item = text === null ? null : Number(text);
  // Navigation between one event and the list keeps the page, so the focus moves to the new content. After a link from
  // another page the heading has the focus, unless the person has moved on while the events were loading.
  const last = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    const arrivedAt = document.activeElement?.matches('h1') ? null : item;
    const before = last.current === undefined ? arrivedAt : last.current;
    last.current = item;
    if (before === item) return;
    const title = document.getElementById(titleId(item ?? before ?? 0));
    (title ?? document.querySelector('h1'))?.focus();
  }, [item]);
  return item;
}

/** Focuses the page's heading where a focused button was removed. */
function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}

/** Moves the focus on from "Try again" once that worked, and from the button for the calls once they are done. */
function useAnswerAtLast(isMissing: boolean): void {
  const wasMissing = useRef(isMissing);
  useEffect(() => {
    if (wasMissing.current && !isMissing) focusHeading();
    wasMissing.current = isMissing;
  }, [isMissing]);
}

/** The end of a login removes some buttons. */
function useLoginEnd(known: boolean): void {
  useEffect(() => {
    if (!known) focusHeading();
  }, [known]);
}
