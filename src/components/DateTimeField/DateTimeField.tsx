import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';
import styles from './DateTimeField.module.css';

/**
 * A day and a time of day. Values are local times as `YYYY-MM-DDTHH:mm`, as are `min` and `max`. Everything a native
 * input takes passes through. While only a part is filled in, the value is empty and `validity.badInput` of the input
 * is true: say "Enter a time" then, not "required".
 */
export interface DateTimeFieldProps
  extends
    FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'required' | 'type' | 'placeholder'> {
  /** First moment that may be chosen. */
  min?: string | undefined;
  /** Last moment that may be chosen. */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled native date and time box: typed by keyboard, chosen in the device's own calendar. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, id, hint, error, attempt, required, optional, ...input } = props;
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={`${control.className} ${styles.input}`}
          type="datetime-local"
        />
      )}
    </Field>
  );
}
