import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'children' | 'className' | 'id' | 'onChange' | 'type'
> {
  /** `radio` only within a `ChoiceGroup`. Default `checkbox`. */
  type?: 'checkbox' | 'radio' | undefined;
  /** The text beside the box. */
  label: ReactNode;
  /** True where it is checked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A native check box; its text is part of the target. Other props of a native input are passed through, such as
 * `aria-describedby` with the id of a `FieldMessage` below it. Small, since many pages load it at once.
 */
export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
