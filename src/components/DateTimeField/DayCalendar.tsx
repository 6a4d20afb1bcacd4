import { parseDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { buttonClass } from '../Button/buttonClass';
import { Icon } from '../Icon/Icon';
import { chevronLeft, chevronRight } from '../Icon/paths';
import styles from './DayCalendar.module.css';

/** The state of a day: completely free, fully booked, or with an appointment of the person's own. */
export type DayState = 'free' | 'booked' | 'own';

/** The days of a month, `YYYY-MM-DD`, both included. */
export interface MonthRange {
  first: string;
  last: string;
}

export interface DayCalendarProps {
  /** The calendar's name, which includes the purpose of the day, such as "Start Time". */
  label: string;
  /** The chosen day as `YYYY-MM-DD`, or empty. */
  value: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The initial focus when no day is chosen, `YYYY-MM-DD`. */
  today: string;
  /** Returns the state of a day, `YYYY-MM-DD`; null where it is unknown. */
  stateOf?: ((day: string) => DayState | null) | undefined;
  /** Called with the chosen day, `YYYY-MM-DD`. */
  onChoose: (day: string) => void;
  /** Called when Esc was pressed in it. */
  onEscape: () => void;
  /** Called when another month is shown; null: none. The same function at every render. */
  onMonth?: ((range: MonthRange | null) => void) | undefined;
}

const words: Record<DayState, string> = { free: 'free', booked: 'booked', own: 'your appointment' };

const within = (day: string, { min, max }: { min?: string | undefined; max?: string | undefined }) =>
  (min && day < min && min) || (max && day > max && max) || day;

/** A month of days to choose from, on React Aria's Calendar: arrow keys, Page Up and Page Down, Home and End. */
export function DayCalendar(props: DayCalendarProps) {
  const { label, value, min, max, today, stateOf, onChoose, onEscape, onMonth } = props;
  const range = { ...(min && { minValue: parseDate(min) }), ...(max && { maxValue: parseDate(max) }) };
  const chosen = value && within(value, { min, max }) === value ? parseDate(value) : null;
  const [focused, setFocused] = useState<CalendarDate>(
    () => chosen ?? parseDate(within(today, { min, max })),
  );
  const month = focused.toString().slice(0, 7);
  useEffect(() => {
    const first = parseDate(`${month}-01`);
    onMonth?.({ first: first.toString(), last: first.set({ day: 31 }).toString() });
    return () => onMonth?.(null);
  }, [month, onMonth]);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };

  return (
    <I18nProvider locale="en-AU">
      {/* Esc closes this and not the dialog around it. */}
      <div className={styles.frame} data-own-escape="" onKeyDown={escape} role="presentation">
        <Calendar
          className={styles.calendar ?? ''}
          aria-label={label}
          // It opens by a press, and the focus goes where the press leads.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          firstDayOfWeek="mon"
          focusedValue={focused}
          value={chosen}
          {...range}
          onChange={(date) => onChoose(date.toString())}
          onFocusChange={setFocused}
        >
          <div className={styles.head}>
            <Button slot="previous" className={buttonClass('plain', 'small', styles.turn)}>
              <Icon shape={chevronLeft} />
            </Button>
            <CalendarHeading className={styles.month ?? ''} />
            <Button slot="next" className={buttonClass('plain', 'small', styles.turn)}>
              <Icon shape={chevronRight} />
            </Button>
          </div>
          <CalendarGrid
            className={styles.grid ?? ''}
            weekdayStyle="short"
            // Removes an attribute that HTML no longer has.
            render={(table) => <table {...table} cellPadding={undefined} />}
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={styles.weekday ?? ''}>
                  <span className={styles.full}>{day}</span>
                  <span className={styles.brief}>{day.slice(0, 2)}</span>
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={styles.day ?? ''}
                  render={(cell) => <Day {...cell} state={stateOf?.(date.toString()) ?? null} />}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        {stateOf && (
          <ul className={styles.legend}>
            <li data-day="own">Your appointment</li>
            <li data-day="booked">Booked</li>
          </ul>
        )}
      </div>
    </I18nProvider>
  );
}

/** One day: its name includes its state. */
function Day({ state, ...cell }: ComponentProps<'div'> & { state: DayState | null }) {
  const isOpen = cell['aria-disabled'] !== 'true' && cell['aria-disabled'] !== true;
  const name = cell['aria-label'];
  return (
    <div
      {...cell}
      {...(state && isOpen && { 'aria-label': `${name}, ${words[state]}`, 'data-day': state })}
    />
  );
}
