import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';
import styles from './DateTimeField.module.css';

/**
 * A date with a time. Values are local times as `YYYY-MM-DDTHH:mm`, as are `min` and `max`. Other props of a
 * native input are passed through. While only a part is filled in, the value is empty and `validity.badInput`
 * of the input is true: the error is then "Enter a time", not "required".
 */
export interface DateTimeFieldProps
  extends
    FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'required' | 'type' | 'placeholder'> {
  /** Asks for a date alone. Values, `min` and `max` are then `YYYY-MM-DD`. Default false. */
  dayOnly?: boolean | undefined;
  /** First moment that may be chosen. */
  min?: string | undefined;
  /** Last moment that may be chosen. */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A labelled native input for a date, with or without a time: typed, or chosen in the device's own calendar.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, id, hint, error, attempt, required, optional, dayOnly = false, ...input } = props;
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={`${control.className} ${styles.input}`}
          type={dayOnly ? 'date' : 'datetime-local'}
        />
      )}
    </Field>
  );
}
