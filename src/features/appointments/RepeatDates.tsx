import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { DateTimeField, type DateTimeFieldProps } from '../../components/DateTimeField/DateTimeField';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { timesInWords } from '@/shared/domain/appointments/appointmentWords';
import { momentsOf } from '@/shared/domain/appointments/wholeDays';
import type { PlannedDate } from '@/shared/domain/recurrence/plannedDates';
import { dayAndMonth, dayOf, parseDay } from '@/shared/domain/text/dates';
import styles from './RepeatDates.module.css';
import type { RepeatState } from './useRepeat';

export interface RepeatDatesProps {
  repeat: RepeatState;
  /** The format and the limits of a day. */
  days: Pick<DateTimeFieldProps, 'writing' | 'today' | 'min' | 'max' | 'stateOf'>;
}

const nameOf = (day: string) => dayAndMonth(parseDay(day)!);

/** Lists the dates of a repeating appointment, each of which can be skipped or moved before they are saved. */
export function RepeatDates({ repeat, days }: RepeatDatesProps) {
  const [first, ...later] = repeat.dates;
  return (
    <ChoiceGroup legend="The dates" before={<p>Untick a date to leave it out.</p>}>
      <ol>
        {first && (
          <li>
            <Words repeat={repeat} date={first} />, the first date
          </li>
        )}
        {later.map((date) => (
          <li key={date.day}>
            <RepeatDate {...{ repeat, days, date }} />
          </li>
        ))}
      </ol>
    </ChoiceGroup>
  );
}

interface DateProps {
  repeat: RepeatState;
  date: PlannedDate;
}

/** "Tuesday 1 December, 10:00 to 11:00 am"; for a moved date, its new and its old time. */
function Words({ repeat, date: { day, movedTo } }: DateProps) {
  const times = repeat.timesOn(day, movedTo);
  if (!times) return <span>{`${nameOf(day)}, moved`}</span>;
  return (
    <span>
      {`${timesInWords(times)}${movedTo !== null ? (dayOf(momentsOf(times).start) === day ? ', moved' : `, moved from ${nameOf(day)}`) : ''}`}
    </span>
  );
}

function RepeatDate({ repeat, days, date }: DateProps & Pick<RepeatDatesProps, 'days'>) {
  const { day, isLeftOut, movedTo } = date;
  const announce = useAnnounce();
  const id = repeat.moveId(day);
  const buttonId = `${id}-button`;
  const isOpen = repeat.isOpen(day) && !isLeftOut;
  const error = repeat.errorOf(day);
  const putBack = () => {
    repeat.putBack(day);
    repeat.toggle(day);
    // The pressed button disappears with the field.
    document.getElementById(buttonId)?.focus();
    announce(`${nameOf(day)} is back where it was.`);
  };
  return (
    <>
      <div className={styles.date}>
        <Checkbox
          label={<Words repeat={repeat} date={date} />}
          checked={!isLeftOut}
          onChange={(checked) => repeat.leaveOut(day, !checked)}
        />
        {!isLeftOut && (
          <Button id={buttonId} size="small" aria-expanded={isOpen} onClick={() => repeat.toggle(day)}>
            Move<span className="visually-hidden">{` ${nameOf(day)}`}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.move}>
          <DateTimeField
            {...days}
            label={`New start instead of ${nameOf(day)}`}
            id={id}
            value={movedTo ?? repeat.startOf(day)}
            error={error?.text}
            attempt={error?.attempt}
            onChange={({ target }) => repeat.move(day, target.value)}
          />
          <div>
            <Button size="small" onClick={putBack}>
              Put it back<span className="visually-hidden">{` to ${nameOf(day)}`}</span>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
