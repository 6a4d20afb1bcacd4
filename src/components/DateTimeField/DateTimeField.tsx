import { useEffect, useRef, useState, type ClipboardEvent, type Ref } from 'react';
import { Button } from '../Button/Button';
import type { DayState, MonthRange } from './DayCalendar';
import { Field, type FieldOptions } from '../Field/Field';
import { calendar } from '../Icon/paths';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import styles from './DateTimeField.module.css';

/** The typed text of each part. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
  /** Empty for a day without a time. */
  time: string;
}

/** The format of a day, or a day with a time: the rules behind the boxes. */
export interface DateWriting {
  /** True where a time is required. */
  hasTime: boolean;
  /** The parts of a value. */
  partsOf: (value: string) => DateParts;
  /**
   * The value of the parts: a real day (`YYYY-MM-DD`) or moment (`YYYY-MM-DDTHH:mm`), otherwise the typed text; empty:
   * nothing.
   */
  valueOf: (parts: DateParts) => string;
  /** The parts of a complete date in one text; null: it is none. */
  pasted: (text: string) => DateParts | null;
  /** The first invalid part of a value; null: none. */
  faultOf: (value: string) => keyof DateParts | null;
  /** A day, `YYYY-MM-DD`, in words. */
  inWords: (day: string) => string;
}

export interface DateTimeFieldProps extends FieldOptions {
  /** In the format of `writing.valueOf`. */
  value: string;
  /** Called with the new value at each change of a box. */
  onChange: (event: { target: { value: string } }) => void;
  /** Splits a value into boxes, and joins it from them. */
  writing: DateWriting;
  /** Today, `YYYY-MM-DD`: the calendar's start when no day is chosen. */
  today: string;
  /** The first day that can be chosen in the calendar, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen in the calendar, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The state of a day, `YYYY-MM-DD`, in the calendar. */
  stateOf?: ((day: string) => DayState | null) | undefined;
  /** Called when the calendar shows another month; null: it is closed. The same function at every render. */
  onMonth?: ((range: MonthRange | null) => void) | undefined;
  /** Disables all boxes. */
  disabled?: boolean | undefined;
  /** The box to focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const partLabels = { day: 'Day', month: 'Month', year: 'Year', time: 'Time' } as const;
const names = ['day', 'month', 'year', 'time'] as const;

const describe = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

const loadCalendar = () => import('./DayCalendar');
type CalendarCode = Awaited<ReturnType<typeof loadCalendar>>;

/**
 * A day, with or without a time, typed in a box for each part or chosen in a calendar, which opens below them. The day
 * comes first in every browser, and typed text stays unchanged, right or wrong.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, id, hint, error, attempt, required, optional, writing, disabled, ref } = props;
  const { value, onChange, today, min, max, stateOf, onMonth } = props;
  const announce = useAnnounce();
  const [typed, setTyped] = useState(() => ({ value, parts: writing.partsOf(value) }));
  const [code, setCode] = useState<CalendarCode | 'missing' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Set from outside, such as by a choice of free times.
  if (typed.value !== value) setTyped({ value, parts: writing.partsOf(value) });
  const { parts } = typed;

  // The calendar should open at once.
  useEffect(() => void loadCalendar().catch(() => undefined), []);

  const fill = (next: DateParts) => {
    const changed = writing.valueOf(next);
    setTyped({ value: changed, parts: next });
    if (changed !== value) onChange({ target: { value: changed } });
  };
  /** Distributes a complete date in one box to the box of each part. */
  const spread = (text: string): boolean => {
    const found = writing.pasted(text);
    if (!found) return false;
    const next = { ...found, time: writing.hasTime ? found.time || parts.time : '' };
    fill(next);
    const filled = names.filter((name) => next[name]).map((name) => `${partLabels[name]} ${next[name]}`);
    announce(`Filled in: ${filled.join(', ')}.`);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (!disabled && spread(event.clipboardData.getData('text'))) event.preventDefault();
  };

  const open = async () => {
    if (code && code !== 'missing') return setCode(null);
    const loaded = await loadCalendar().catch(() => 'missing' as const);
    setCode(loaded);
    if (loaded === 'missing') announce(calendarMissing);
  };
  const close = () => {
    setCode(null);
    opener.current?.focus();
  };
  const choose = (day: string) => {
    fill({ ...writing.partsOf(day), time: parts.time });
    close();
    announce(`${writing.inWords(day)} is filled in.`);
  };

  const shown = names.filter((name) => name !== 'time' || writing.hasTime);
  const atFault = writing.faultOf(value) ?? 'day';
  const isOpen = code !== null && code !== 'missing';
  const chosenDay = /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? '';
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }} group>
      {(control, hintId) => (
        <>
          <div className={styles.parts}>
            {shown.map((name) => (
              <label key={name} className={styles.part} data-part={name}>
                <span>{partLabels[name]}</span>
                <input
                  {...(name === atFault
                    ? { ...control, ref }
                    : { className: control.className, 'aria-required': control['aria-required'] })}
                  aria-describedby={describe(
                    name === atFault && control['aria-describedby'],
                    name === 'day' && hintId,
                  )}
                  type="text"
                  inputMode={name === 'day' || name === 'year' ? 'numeric' : undefined}
                  autoComplete="off"
                  autoCapitalize="none"
                  value={parts[name]}
                  disabled={disabled}
                  onChange={({ target }) => fill({ ...parts, [name]: target.value })}
                  onBlur={() => spread(parts[name])}
                  onPaste={paste}
                />
              </label>
            ))}
            <Button
              ref={opener}
              className={styles.opener}
              icon={calendar}
              aria-expanded={isOpen}
              unavailable={disabled ? 'It cannot be changed.' : undefined}
              onClick={() => void open()}
            >
              Choose a day
            </Button>
          </div>
          {code === 'missing' && <p>{calendarMissing}</p>}
          {isOpen && (
            <code.DayCalendar
              {...{ label, today, min, max, stateOf, onMonth }}
              value={chosenDay}
              onChoose={choose}
              onEscape={close}
            />
          )}
        </>
      )}
    </Field>
  );
}

const calendarMissing = 'The calendar could not be loaded. You can type the day.';
