import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { SelectField } from '../../components/SelectField/SelectField';
import { frequencyLabel } from '@/shared/domain/recurrence/recurrenceWords';
import { dayAndMonth, longDate, parseDay, plainDate } from '@/shared/domain/text/dates';
import { withHoliday } from '@/shared/domain/text/publicHoliday';
import { usePorts } from '../../ports/ports';
import type { SeriesForm } from './useSeriesForm';

/** The repetition of a new event, with its dates to choose; or the actions on the dates of an existing series. */
export function SeriesFields({ series }: { series: SeriesForm }) {
  const { frequencies, frequency, others, first, isExtension } = series;
  return (
    <>
      {others > 0 && (
        <div>
          <p>{`This event repeats. It has ${others} other ${others === 1 ? 'date' : 'dates'}.`}</p>
          <Button onClick={() => void series.remove()}>Delete dates…</Button>
        </div>
      )}
      {first !== null && frequencies.length > 0 && (
        <SelectField
          label={isExtension ? 'Add dates' : 'Repeats'}
          hint={isExtension ? `After the last one, ${longDate(parseDay(first)!)}.` : undefined}
          options={[
            { value: '', label: isExtension ? 'No more dates' : 'Once only' },
            ...frequencies.map((value) => ({ value, label: frequencyLabel(value, first) })),
          ]}
          value={frequency ?? ''}
          onChange={({ target }) => series.chooseFrequency(target.value)}
        />
      )}
      {frequency && <DateChoices series={series} />}
    </>
  );
}

/**
 * The end of the series, and a check box for each date. The first date of a new event is the event itself: it stays.
 */
function DateChoices({ series }: { series: SeriesForm }) {
  const { days, count, dates, isExtension } = series;
  const { publicHolidays } = usePorts().settings;
  const fewest = isExtension ? 1 : 2;
  return (
    <>
      <SelectField
        label="Until"
        options={days.slice(fewest - 1).map((day, index) => ({
          value: String(index + fewest),
          label: `${index + fewest} ${index + fewest === 1 ? 'date' : 'dates'}, to ${plainDate(parseDay(day)!)}`,
        }))}
        value={String(count)}
        onChange={({ target }) => series.chooseCount(Number(target.value))}
      />
      <ChoiceGroup
        legend={isExtension ? 'The new dates' : 'The dates'}
        before={<p>Untick a date to leave it out. Each date has places of its own.</p>}
      >
        <ol>
          {dates.map(({ day, isLeftOut }, index) => (
            <li key={day}>
              {index === 0 && !isExtension ? (
                `${withHoliday(longDate(parseDay(day)!), day, publicHolidays)}, the first date`
              ) : (
                <Checkbox
                  label={withHoliday(dayAndMonth(parseDay(day)!), day, publicHolidays)}
                  checked={!isLeftOut}
                  onChange={(checked) => series.leaveOut(day, !checked)}
                />
              )}
            </li>
          ))}
        </ol>
      </ChoiceGroup>
    </>
  );
}
