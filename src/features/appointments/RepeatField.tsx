import { SelectField } from '../../components/SelectField/SelectField';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import { RepeatDates, type RepeatDatesProps } from './RepeatDates';

/** Repeats an appointment: a number of plain appointments, each of which can be changed by itself. */
export function RepeatField({ repeat, days }: RepeatDatesProps) {
  const { choices, choice, count, chooseFrequency, chooseCount } = repeat;
  const frequencies = [
    { value: '', label: 'Once only' },
    ...choices.map(({ frequency, label }) => ({ value: frequency, label })),
  ];
  return (
    <>
      <SelectField
        label="Repeat"
        options={frequencies}
        value={choice?.frequency ?? ''}
        onChange={({ target }) => chooseFrequency(target.value)}
      />
      {choice && (
        <>
          <SelectField
            label="Until"
            options={choice.days.slice(1).map((day, index) => ({
              value: String(index + 2),
              // The number first: a narrow window cuts the rest off. The weekday is always the same.
              label: `${index + 2} dates, to ${dayAndMonth(parseDay(day)!).replace(/^\S+ /, '')}`,
            }))}
            value={String(count)}
            onChange={({ target }) => chooseCount(Number(target.value))}
          />
          <RepeatDates repeat={repeat} days={days} />
        </>
      )}
    </>
  );
}
