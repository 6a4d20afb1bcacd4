import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** What it selects, such as "Select nina@example.org". */
  label: string;
  /** `some`: part of what it selects is selected. */
  state: 'all' | 'some' | 'none';
  /** Called with whether it is selected now. */
  onChange: (selected: boolean) => void;
  /** Shows the label where the table is laid out without columns. Default false. */
  showLabel?: boolean;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A native tick box in a target of its own. */
export function Checkbox({ label, state, onChange, showLabel = false, ref }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  // "Some" can only be said by the property: html has no attribute for it.
  useEffect(() => {
    if (own.current) own.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles.tick}>
      <input
        ref={(box) => {
          own.current = box;
          if (typeof ref === 'function') ref(box);
          else if (ref) ref.current = box;
        }}
        className={styles.box}
        type="checkbox"
        checked={state === 'all'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.words} data-show={showLabel ? 'narrow' : undefined}>
        {label}
      </span>
    </label>
  );
}
