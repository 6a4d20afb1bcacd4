import { useId } from 'react';
import { Button } from '../../components/Button/Button';
import { calendar, edit } from '../../components/Icon/paths';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import {
  buttonName,
  fullLine,
  isFull,
  loginToRegister,
  type CommunityEvent,
} from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { useUser } from '../../ports/ports';
import { useSave } from '../../ports/saves';
import { placeForm, prepareWork, registrationButtonId, type Places } from './useRegistrations';
import styles from './EventCard.module.css';

/** The id of the Edit button in an event's card. */
export const editButtonId = (eventId: number) => `event-${eventId}-edit`;

export interface EventActionsProps {
  event: CommunityEvent;
  past: boolean;
  /** The number of this person's seats. */
  mine: PlacesTaken | undefined;
  /** A user is logged in. */
  known: boolean;
  /** Says where a registration is stored. */
  storageNotice: string;
  places: Places;
  /** Offers the calendar file to people without a seat as well. */
  alone: boolean;
  onCalendar: (event: CommunityEvent) => void;
  /** Opens the form for the event, or for a copy of it. Absent for users who may not change events. */
  onEdit: ((event: CommunityEvent, opener: Element, copies?: boolean) => void) | undefined;
}

/** The actions of one event. Register and cancel share one button, so the focus stays on it. */
export function EventActions(props: EventActionsProps) {
  const { event, past, mine, known, storageNotice, places, alone, onCalendar, onEdit } = props;
  const keptId = useId();
  const token = useUser()?.token;
  const save = useSave('event', event);
  const of = (words: string) => <span className="visually-hidden">{` ${words} ${buttonName(event)}`}</span>;
  const unavailable = known ? (!mine && isFull(event) ? fullLine(event) : undefined) : loginToRegister;
  if (past && !onEdit) return null;
  return (
    <>
      <div className={styles.actions}>
        {!past && (
          // The form works until the page's code has loaded, and without scripts. It has no name: it is only one
          // button.
          <form
            role="none"
            id={placeForm.idOf(event.id)}
            className={styles.form}
            method="post"
            action={placeForm.addressOf(event.id, mine ? 'give-up' : 'registration')}
          >
            <input type="hidden" name="token" value={token} />
            <Button
              id={registrationButtonId(event.id)}
              type="submit"
              kind={mine || unavailable ? 'plain' : 'main'}
              unavailable={unavailable}
              busy={places.busy === event.id ? 'Saving…' : undefined}
              aria-describedby={unavailable ? undefined : keptId}
              onFocus={prepareWork}
              onPointerEnter={prepareWork}
              onClick={(click) => {
                click.preventDefault();
                // The second press of a double click would undo the first one.
                if (click.detail <= 1)
                  if (mine) places.giveUp(event, mine);
                  else places.register(event);
              }}
            >
              <span>{mine && known ? `Give up ${mine > 1 ? 'both places' : 'my place'}` : 'Register'}</span>
              {of(mine && known ? 'at' : 'for')}
            </Button>
          </form>
        )}
        {!past && (mine || alone) && (
          <Button kind="quiet" icon={calendar} onClick={() => onCalendar(event)}>
            Save as a calendar file
            {of('')}
          </Button>
        )}
        {!past && <SaveButton title={buttonName(event)} {...save} />}
        {onEdit && (
          <Button
            id={editButtonId(event.id)}
            icon={edit}
            onClick={({ currentTarget }) => onEdit(event, currentTarget)}
          >
            Edit
            {of('')}
          </Button>
        )}
        {onEdit && !alone && (
          <Button kind="quiet" onClick={({ currentTarget }) => onEdit(event, currentTarget, true)}>
            Copy this event
            {of('')}
          </Button>
        )}
      </div>
      {!past && !unavailable && (
        <p className={styles.kept} id={keptId}>
          {storageNotice}
        </p>
      )}
    </>
  );
}
