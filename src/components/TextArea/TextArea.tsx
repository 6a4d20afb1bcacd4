import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';
import styles from './TextArea.module.css';

/** Several lines of text. Other props of a native textarea are passed through. */
export interface TextAreaProps
  extends FieldOptions, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'required'> {
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A labelled multi-line input; it grows with its text, as far as the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, id, hint, error, attempt, required, optional, rows = 4, ...area } = props;
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }}>
      {(control) => (
        <textarea {...area} {...control} className={`${control.className} ${styles.area}`} rows={rows} />
      )}
    </Field>
  );
}
