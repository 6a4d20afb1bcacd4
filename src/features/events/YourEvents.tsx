import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button';
import { calendar } from '../../components/Icon/paths';
import { eventDate } from '@/shared/domain/text/dates';
import { eventAddress, isCancelled, type CommunityEvent } from '@/shared/domain/events/event';
import { eventTimeWords } from '@/shared/domain/events/time/eventTimeWords';
import { usePorts } from '../../ports/ports';
import styles from './EventsPage.module.css';

interface YourEventsProps {
  events: readonly CommunityEvent[];
  /** The age of the data, where the server did not answer. It comes last, so that nothing moves. */
  kept: string | null;
  onCalendar: (events: readonly CommunityEvent[]) => void;
  /** The outcome of the button. */
  message: ReactElement | null | undefined | false;
}

/** Lists the person's upcoming events, with one calendar file of all of them. */
export function YourEvents(props: YourEventsProps) {
  const { events, kept, onCalendar, message } = props;
  const { timeZone } = usePorts().settings;
  const on = events.filter((event) => !isCancelled(event));
  return (
    <section className={styles.yours} aria-labelledby="your-events">
      <h2 id="your-events">Your events</h2>
      {events.length === 0 ? (
        <p>You have no place at an event yet. Press Register at one that you like.</p>
      ) : (
        <>
          <ul>
            {events.map((event) => {
              const { id, title, date, location } = event;
              const time = eventTimeWords(event, timeZone);
              return (
                <li key={id}>
                  <a className="alone" href={eventAddress(id)}>
                    {title}
                  </a>
                  {isCancelled(event) && <p>Cancelled</p>}
                  <p>
                    <time dateTime={date}>{eventDate(date)}</time>
                  </p>
                  {time && <p>{time}</p>}
                  <p translate="no">{location}</p>
                </li>
              );
            })}
          </ul>
          {on.length > 0 && (
            <Button kind="quiet" icon={calendar} onClick={() => onCalendar(on)}>
              {on.length === 1 ? 'Save it as a calendar file' : `Save all ${on.length} as a calendar file`}
            </Button>
          )}
          {message}
        </>
      )}
      {kept && <p>{kept}</p>}
    </section>
  );
}
