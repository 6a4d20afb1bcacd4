import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { SelectField } from '../../components/SelectField/SelectField';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { freeTimes } from '@/shared/domain/appointments/appointmentRules';
import { dayAndMonth, inputValue, parseInputValue, timeRange } from '@/shared/domain/text/dates';

interface FreeTimesProps {
  /** The value of the start's field; its day is shown. */
  start: string;
  appointments: readonly Appointment[];
  now: Date;
  /** The number of months that can be booked ahead. */
  months: number;
  exceptId: string | undefined;
  onChoose: (start: Date, end: Date) => void;
}

/** Offers the free half hours of the chosen day. Choosing one fills in both times. */
export function FreeTimes({ start, appointments, now, months, exceptId, onChoose }: FreeTimesProps) {
  const announce = useAnnounce();
  const chosen = parseInputValue(start);
  const day = chosen ?? now;
  const free = freeTimes(day, appointments, now, months, exceptId);
  const isFree = free.some((time) => inputValue(time.start) === start);
  const options = [
    {
      value: '',
      label: free.length > 0 ? 'Choose a free time' : 'No free time on this day',
    },
    ...free.map((time) => ({ value: inputValue(time.start), label: timeRange(time.start, time.end) })),
  ];
  return (
    <SelectField
      label={`Free times on ${dayAndMonth(day)}`}
      hint="Choosing one fills in both times."
      options={options}
      value={isFree ? start : ''}
      onChange={({ target }) => {
        const time = free.find((one) => inputValue(one.start) === target.value);
        if (!time) return;
        onChoose(time.start, time.end);
        announce(`Start and end are filled in: ${timeRange(time.start, time.end)}.`);
      }}
    />
  );
}
