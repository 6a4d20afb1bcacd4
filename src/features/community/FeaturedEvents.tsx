import { Badge } from '../../components/Badge/Badge';
import { Card } from '../../components/Card/Card';
import { Icon } from '../../components/Icon/Icon';
import { calendar, clock, pin } from '../../components/Icon/paths';
import type { FeaturedEvent } from '@/shared/domain/content/community';
import { eventDate } from '@/shared/domain/text/dates';
import { eventCategoryLabels } from '@/shared/domain/events/event';
import { eventTimeWords } from '@/shared/domain/events/time/eventTimeWords';
import { usePorts } from '../../ports/ports';
import styles from './CommunityPage.module.css';

/** Shows three events, each with a link to its entry on the events page. */
export function FeaturedEvents({ events }: { events: readonly FeaturedEvent[] }) {
  const { timeZone } = usePorts().settings;
  return (
    <section className={styles.section} aria-labelledby="featured-events">
      <h2 id="featured-events">Featured events</h2>
      <ul className={styles.three}>
        {events.map(({ event, href, past }) => (
          <li key={event.id}>
            <Card
              title={event.title}
              href={href}
              badge={
                <>
                  <Badge>{eventCategoryLabels[event.category]}</Badge>
                  {past && <Badge>Past event</Badge>}
                  {event.sample && <Badge kind="example">Example event</Badge>}
                </>
              }
            >
              <p className={styles.fact}>
                <Icon shape={calendar} />
                <time dateTime={event.date}>{eventDate(event.date)}</time>
              </p>
              {eventTimeWords(event, timeZone) && (
                <p className={styles.fact}>
                  <Icon shape={clock} />
                  <span>{eventTimeWords(event, timeZone)}</span>
                </p>
              )}
              {event.location && (
                <p className={styles.fact}>
                  <Icon shape={pin} />
                  <span translate="no">{event.location}</span>
                </p>
              )}
              <p>{event.description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
