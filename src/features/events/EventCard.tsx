import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import {
  book,
  calendar,
  check,
  clock,
  figure,
  heart,
  pin,
  users,
  type IconShape,
} from '../../components/Icon/paths';
import { eventDate } from '@/shared/domain/text/dates';
import {
  attendance,
  cancelledLine,
  eventAddress,
  eventCategoryLabels,
  eventPictures,
  isCancelled,
  type CommunityEvent,
  type EventCategory,
} from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { dateTile } from '@/shared/domain/events/eventFilters';
import { eventTimeWords } from '@/shared/domain/events/time/eventTimeWords';
import { withHoliday } from '@/shared/domain/text/publicHoliday';
import { isOneOf } from '@/shared/domain/records/parse';
import { usePorts } from '../../ports/ports';
import styles from './EventCard.module.css';
import { supported } from './eventOutcome';

const icons: Record<EventCategory, IconShape> = {
  health: heart,
  social: users,
  education: book,
  fitness: figure,
};

/** The id of a card's title, which takes the focus when a link leads to the event. */
export const titleId = (eventId: number) => `event-${eventId}-title`;

export interface EventCardProps {
  event: CommunityEvent;
  past: boolean;
  /** The number of this person's seats: two with a support person. */
  mine: PlacesTaken | undefined;
  /** The card is the whole page: the title is no link, and takes the focus itself. */
  alone: boolean;
  /** How to get in and take part. */
  access: ReactElement | null | undefined | false;
  /** Buttons, at the card's foot. */
  actions: ReactElement;
  /** The outcome of one of these actions. */
  message: ReactElement | null | undefined | false;
}

/** One event: its day, title, place, number of attendees, and actions. */
export function EventCard({ event, past, mine, alone, access, actions, message }: EventCardProps) {
  const { id, title, date, location, description, category, image, sample } = event;
  const tile = dateTile(date);
  const coming = attendance(event);
  const { timeZone, publicHolidays } = usePorts().settings;
  const time = eventTimeWords(event, timeZone);
  const isHere = event.timeZone === undefined || event.timeZone === timeZone;
  return (
    <article className={styles.card} aria-labelledby={titleId(id)} data-state={past ? 'past' : undefined}>
      <p className={styles.tile} aria-hidden="true">
        <span className={styles.weekday}>{tile.weekday}</span>
        <span className={styles.day}>{tile.day}</span>
        <span>{tile.month}</span>
      </p>
      <div className={styles.body}>
        <p className={styles.badges}>
          <Badge icon={icons[category]}>{eventCategoryLabels[category]}</Badge>
          {isCancelled(event) ? <Badge>Cancelled</Badge> : past && <Badge>Past event</Badge>}
          {sample && <Badge kind="example">Example event</Badge>}
        </p>
        {alone ? (
          <h2 id={titleId(id)} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
        ) : (
          <h2 className={styles.title}>
            <a id={titleId(id)} href={eventAddress(id)}>
              {title}
            </a>
          </h2>
        )}
        {isCancelled(event) && <p className={styles.words}>{cancelledLine(event)}</p>}
        <ul className={styles.facts}>
          <Fact shape={calendar}>
            <time dateTime={date}>{withHoliday(eventDate(date), date, isHere ? publicHolidays : [])}</time>
          </Fact>
          {time && <Fact shape={clock}>{time}</Fact>}
          {location && (
            <Fact shape={pin}>
              <span translate="no">{location}</span>
            </Fact>
          )}
          {coming && <Fact shape={users}>{coming}</Fact>}
        </ul>
        {description && <p className={styles.words}>{description}</p>}
        {access}
        {mine && (
          <p className={styles.going}>
            <Icon shape={check} />
            <span>{`${past ? 'You had a place' : 'You are going'}${mine > 1 ? supported : ''}`}</span>
          </p>
        )}
        {actions}
        {message}
      </div>
      {isOneOf(eventPictures, image) && (
        <svg className={styles.picture} aria-hidden="true" focusable="false">
          <use href={`/pictures.svg#${image}`} />
        </svg>
      )}
    </article>
  );
}

function Fact({ shape, children }: { shape: IconShape; children: ReactNode }) {
  return (
    <li>
      <Icon shape={shape} />
      <span>{children}</span>
    </li>
  );
}
