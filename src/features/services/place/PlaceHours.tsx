import { openAt, openWords, weekdays, type OpeningHours } from '@/shared/domain/services/openingHours';
import { dayHours, holidayWords } from '@/shared/domain/services/weekHours';
import { hoursNotKnown, timesElsewhere } from '@/shared/domain/services/placeDetails';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { useMinute } from '../useMinute';
import styles from './PlacePage.module.css';

interface PlaceHoursProps {
  place: ServiceLocation;
  /** There is a number to call. */
  canCall: boolean;
}

/** The opening hours of a service: now, in a usual week, and in words. Unknown hours are never shown as closed. */
export function PlaceHours({ place, canCall }: PlaceHoursProps) {
  const { opening_hours: hours, schedule, status, alert } = place;
  if (!hours && !schedule)
    return <p className={styles.now}>{`${hoursNotKnown} Please ${canCall ? 'call' : 'ask'} first.`}</p>;
  return (
    <>
      {hours && <Week hours={hours} sure={!status && !alert} />}
      {schedule && <p>{schedule}</p>}
      {hours && <p>{holidayWords(hours)}</p>}
    </>
  );
}

/** The week, with the current state, which changes without an announcement. */
function Week({
  hours,
  sure,
}: {
  hours: OpeningHours;
  /** True where the page says no more than these hours, such as a temporary closure. */
  sure: boolean;
}) {
  const now = useMinute();
  const elsewhere = timesElsewhere(hours, now);
  return (
    <>
      {sure && <p className={`no-print ${styles.now}`}>{openWords(openAt(hours, now))}</p>}
      {elsewhere && <p>{elsewhere}</p>}
      <p className={styles.soft}>In a usual week</p>
      <dl className={styles.week}>
        {hours.week.map((times, at) => (
          <div key={weekdays[at]}>
            <dt>{weekdays[at]}</dt>
            <dd>{dayHours(times)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
