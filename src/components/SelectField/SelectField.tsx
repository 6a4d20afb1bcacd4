import type { Ref, SelectHTMLAttributes } from 'react';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';
import styles from './SelectField.module.css';

/** One choice of a select: the sent value, and the text on screen. */
export interface SelectOption {
  value: string;
  label: string;
}

/** A choice from a list. Other props of a native select are passed through. */
export interface SelectFieldProps
  extends
    FieldOptions,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'className' | 'id' | 'multiple' | 'required'> {
  /** The choices, in the order in which people expect them. */
  options: readonly SelectOption[];
  /** The native select, to give it the focus. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A labelled native select: the list is the device's own, so it works with every keyboard, switch and zoom. */
export function SelectField(props: SelectFieldProps) {
  const { label, id, hint, error, attempt, required, optional, options, ...select } = props;
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={`${control.className} ${styles.select}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
