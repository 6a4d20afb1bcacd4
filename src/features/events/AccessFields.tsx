import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField';
import type { Form } from '../../components/Field/useForm';
import { TextField } from '../../components/TextField/TextField';
import { accessChoices } from '@/shared/domain/events/access/accessForm';
import { accessTextMaximum } from '@/shared/domain/events/access/accessProblem';
import { accessLabels } from '@/shared/domain/events/access/accessWords';
import { accessQuestions } from '@/shared/domain/events/access/eventAccess';
import type { EventForm } from '@/shared/domain/events/eventForm';
import { dayOf } from '@/shared/domain/text/dates';
import { typedDay } from '@/shared/domain/text/typedDate';
import { usePorts } from '../../ports/ports';
import styles from './AccessFields.module.css';

const again = [
  { value: '', label: 'Only what I changed' },
  { value: 'all', label: 'All answers above' },
];

/** Asks how to get in and take part in an event. No answer is "yes" by default. */
export function AccessFields({ form }: { form: Form<EventForm> }) {
  const { clock } = usePorts();
  const { field, values } = form;
  const isAnswered = accessQuestions.some((name) => values[name] !== '');
  const radios = (name: keyof EventForm) => ({
    inline: true,
    type: 'radio' as const,
    chosen: [values[name]],
    onChange: (value: string) => form.change({ [name]: value }),
  });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>How to get in and take part</legend>
      <p>Answer what you know for certain. People see on which day it was checked.</p>
      {accessQuestions.map((name) => (
        <ChoiceGroup key={name} legend={accessLabels[name]} options={accessChoices} {...radios(name)} />
      ))}
      {isAnswered && (
        <>
          <ChoiceGroup legend="What did you check?" options={again} {...radios('checkedAgain')} />
          <DateTimeField
            label="Checked on"
            hint="Leave this empty if it was today."
            writing={typedDay}
            today={dayOf(clock.now())}
            max={dayOf(clock.now())}
            {...field('checkedOn')}
          />
        </>
      )}
      <TextField
        label={accessLabels.transport}
        hint="For example: Tram 96 stops at the door."
        maxLength={accessTextMaximum}
        {...field('transport')}
      />
      <TextField
        label={accessLabels.cost}
        hint="For example: Free, or $5 with tea."
        maxLength={accessTextMaximum}
        {...field('cost')}
      />
      <TextField
        label={accessLabels.contact}
        hint="A phone number or an email address. Everybody can see it."
        maxLength={accessTextMaximum}
        {...field('contact')}
      />
    </fieldset>
  );
}
