import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import type { Form } from '../../components/Field/useForm';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField';
import { SelectField } from '../../components/SelectField/SelectField';
import { TextField } from '../../components/TextField/TextField';
import type { EventForm } from '@/shared/domain/events/eventForm';
import { timeChoices, zoneChoices } from '@/shared/domain/events/time/eventTimeForm';
import { dayOf, isDay } from '@/shared/domain/text/dates';
import { typedDay } from '@/shared/domain/text/typedDate';
import { defaultZone } from '@/shared/domain/text/zones';
import { usePorts } from '../../ports/ports';

/** The start and end of an event, or a whole day. The boxes for a start come below the answer that needs them. */
export function TimeFields({ form }: { form: Form<EventForm> }) {
  const { clock, settings } = usePorts();
  const { timeZone = defaultZone } = settings;
  const { field, values } = form;
  return (
    <>
      <ChoiceGroup
        legend="Time"
        inline
        type="radio"
        options={timeChoices}
        chosen={[values.time]}
        onChange={(time) => form.change({ time })}
      />
      {values.time === 'times' && (
        <>
          <TextField label="Start" hint="Like 10 am or 2:30 pm." autoComplete="off" {...field('starts')} />
          <TextField label="End" hint="It can stay empty." autoComplete="off" {...field('ends')} />
        </>
      )}
      {values.time !== '' && (
        <DateTimeField
          label="Last day"
          hint="Only if it ends on another day, such as after midnight."
          writing={typedDay}
          today={isDay(values.date) ? values.date : dayOf(clock.now())}
          {...field('lastDay')}
        />
      )}
      {values.time === 'times' && (
        <>
          <SelectField
            label="Time zone"
            options={zoneChoices(timeZone, values.timeZone)}
            {...field('timeZone')}
          />
        </>
      )}
    </>
  );
}
