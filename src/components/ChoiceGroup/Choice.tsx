import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import styles from './Choice.module.css';

export interface ChoiceProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'children' | 'className' | 'id' | 'onChange' | 'type'
> {
  /** `checkbox`: yes or no. `radio`: one of several. */
  type: 'checkbox' | 'radio';
  /** The words beside the box. */
  label: ReactNode;
  /** Whether it is chosen. */
  checked: boolean;
  /** Whether only a part of what a check box stands for is chosen. Default false. */
  mixed?: boolean | undefined;
  /** Help below the words, read with them. */
  hint?: string | undefined;
  /** Hides the label from sight: always, or only where its container is wide. Default: it is shown. */
  hideLabel?: 'always' | 'wide' | undefined;
  /** Called with whether it is chosen now. */
  onChange: (checked: boolean) => void;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native check box or radio button; its words are part of the target. Other props of a native input are passed through. */
export function Choice({ label, mixed = false, hint, hideLabel, onChange, ref, ...input }: ChoiceProps) {
  const own = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // HTML has no attribute for it.
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  }, [mixed]);
  const choice = (
    <label className={styles.choice} data-label={hideLabel}>
      <input
        {...(hint && { 'aria-describedby': hintId })}
        {...input}
        ref={(box) => {
          own.current = box;
          if (typeof ref === 'function') ref(box);
          else if (ref) ref.current = box;
        }}
        className={styles.box}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.words}>{label}</span>
    </label>
  );
  if (!hint) return choice;
  return (
    <div>
      {choice}
      <FieldMessage kind="hint" id={hintId}>
        {hint}
      </FieldMessage>
    </div>
  );
}
