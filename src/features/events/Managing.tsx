import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { plus } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { Status } from '../../components/Status/Status';
import type { CommunityEvent } from '@/shared/domain/events/event';
import type { EventOutcome } from './eventOutcome';
import type { EventsStore } from './eventsStore';
import styles from './EventsPage.module.css';
import { addButtonId, useEventDialog } from './useEventDialog';

export interface ManagingProps {
  store: EventsStore;
  refresh: () => Promise<void>;
  /** Shows the outcome of a change in the event's card. */
  show: (outcome: EventOutcome | null) => void;
  /** Brings the card of an event into the visible list. */
  lead: (event: CommunityEvent) => void;
  /** A press on the Edit button of a card; null: none. */
  edit: EditRequest | null;
  /** One event is shown alone: there is no list to add to. */
  alone: boolean;
}

/** A press on the Edit button of an event, or on the one that copies it. */
export interface EditRequest {
  event: CommunityEvent;
  opener: Element;
  copies?: boolean | undefined;
}

const removalId = 'removed-dates';
/** The card of a deleted date is gone: the focus goes to the message and its Undo button. */
const toldOfRemoval = () => document.querySelector<HTMLElement>(`#${removalId} [role=group]`);

/** The actions of healthcare workers on the list. Other users do not fetch this code. */
export function Managing({ store, refresh, show, lead, edit, alone }: ManagingProps) {
  const { events } = store;
  const editing = useEventDialog(events, refresh, show, lead);
  const { busy, problem, dialog } = editing;

  const { edit: open, copy } = editing;
  const taken = useRef<EditRequest | null>(null);
  useEffect(() => {
    if (!edit || taken.current === edit) return;
    taken.current = edit;
    void (edit.copies ? copy : open)(edit.event, edit.opener);
  }, [copy, edit, open]);

  return (
    <>
      {!alone && (
        <section className={styles.manage} aria-labelledby="manage-events">
          <h2 id="manage-events">Manage Events</h2>
          <p>Add an event here. To change one, press Edit at its card.</p>
          <Button
            id={addButtonId}
            kind="main"
            icon={plus}
            busy={busy ? 'One moment…' : undefined}
            aria-describedby="manage-events-kept"
            onClick={({ currentTarget }) => void editing.add(currentTarget)}
            onFocus={dialog.preload}
            onPointerEnter={dialog.preload}
          >
            Add New Event
          </Button>
          <p className={styles.count} id="manage-events-kept">
            {events.storageNotice}
          </p>
        </section>
      )}
      {problem && (
        <Status kind="failed" appears>
          {problem}
        </Status>
      )}
      <div id={removalId}>
        <OutcomeMessage outcome={editing.removal} />
      </div>
      {dialog.render(({ EventDialog }, { event, from, series }, opener) => (
        <EventDialog
          event={event}
          from={from}
          events={events}
          opener={opener}
          focusAfter={() => editing.focusAfter() ?? toldOfRemoval()}
          onClose={editing.close}
          onSaved={editing.saved}
          series={series}
          onRemoved={editing.removed}
          onCancelled={editing.cancelled}
        />
      ))}
    </>
  );
}
