import { openAt, openWords, weekdays, type OpeningHours } from '@/shared/domain/services/openingHours';
import { dayHours, holidayWords } from '@/shared/domain/services/weekHours';
import { hoursNotKnown, timesElsewhere } from '@/shared/domain/services/placeDetails';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { useMinute } from '../useMinute';
import styles from './PlacePage.module.css';

interface PlaceHoursProps {
  place: ServiceLocation;
  /** A number to call is known. */
  canCall: boolean;
}

/** When a place is open: now, in a usual week, and in words. What is not known is never called closed. */
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

/** The week, and what is so now. That changes by itself, and says nothing: it stands where people look for it. */
function Week({
  hours,
  sure,
}: {
  hours: OpeningHours;
  /** Whether the page says nothing that is more than these hours, such as that it is closed for now. */
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
