import { Button } from '../../components/Button/Button';
import { SelectField } from '../../components/SelectField/SelectField';
import { frequencyLabel } from '../../domain/recurrence/recurrenceWords';
import { dayAndMonth, longDate, parseDay, plainDate } from '../../domain/text/dates';
import styles from './SeriesFields.module.css';
import type { SeriesForm } from './useSeriesForm';

/** How a new event repeats, and its dates, each of which can be left out; or what can be done about the dates of one that does. */
export function SeriesFields({ series, date }: { series: SeriesForm; date: string }) {
  const { frequencies, frequency, days, count, dates } = series;
  if (series.others > 0)
    return (
      <div>
        <p>
          This event repeats. It has {series.others} other {series.others === 1 ? 'date' : 'dates'}.
        </p>
        <Button onClick={() => void series.remove()}>Delete dates…</Button>
      </div>
    );
  if (frequencies.length === 0) return null;
  return (
    <>
      <SelectField
        label="Repeats"
        options={[
          { value: '', label: 'Once only' },
          ...frequencies.map((value) => ({ value, label: frequencyLabel(value, date) })),
        ]}
        value={frequency ?? ''}
        onChange={({ target }) => series.chooseFrequency(target.value)}
      />
      {frequency && (
        <>
          <SelectField
            label="Until"
            options={days.slice(1).map((day, index) => ({
              value: String(index + 2),
              label: `${index + 2} dates, to ${plainDate(parseDay(day)!)}`,
            }))}
            value={String(count)}
            onChange={({ target }) => series.chooseCount(Number(target.value))}
          />
          <fieldset className={styles.dates}>
            <legend className={styles.legend}>The dates</legend>
            <p>Untick a date to leave it out. Each date has places of its own.</p>
            <ol className={styles.list}>
              {dates.map(({ day, isLeftOut }, index) => (
                <li key={day}>
                  {index === 0 ? (
                    `${longDate(parseDay(day)!)}, the first date`
                  ) : (
                    <label className={styles.choice}>
                      <input
                        type="checkbox"
                        checked={!isLeftOut}
                        onChange={({ currentTarget }) => series.leaveOut(day, !currentTarget.checked)}
                      />
                      <span>{dayAndMonth(parseDay(day)!)}</span>
                    </label>
                  )}
                </li>
              ))}
            </ol>
          </fieldset>
        </>
      )}
    </>
  );
}
