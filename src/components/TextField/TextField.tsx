import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';

/**
 * One line of text. All props of a native input (`value` or `defaultValue`, `onChange`, `name`, `autoComplete`,
 * `inputMode`, `disabled` ...) are passed through; the label, hint and error are associated with it.
 */
export interface TextFieldProps
  extends
    FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'required' | 'type'> {
  /** Kind of text, for the right keyboard on a phone. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | undefined;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled one-line text box. */
export function TextField(props: TextFieldProps) {
  const { label, id, hint, error, attempt, required, optional, type = 'text', ...input } = props;
  return (
    <Field {...{ label, id, hint, error, attempt, required, optional }}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}
