import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'children' | 'className' | 'id' | 'onChange' | 'type'
> {
  /** `radio` only within a `ChoiceGroup`. Default `checkbox`. */
  type?: 'checkbox' | 'radio' | undefined;
  /** The words beside the box. */
  label: ReactNode;
  /** Whether it is chosen. */
  checked: boolean;
  /** Help below the words, read with them. */
  hint?: string | undefined;
  /** Called with whether it is chosen now. */
  onChange: (checked: boolean) => void;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native check box; its words are part of the target. Other props of a native input are passed through. */
export function Checkbox({ label, hint, onChange, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-describedby={hint && hintId}
          {...input}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <FieldMessage kind="hint" id={hintId}>
          {hint}
        </FieldMessage>
      )}
    </div>
  );
}
