import { useEffect, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import { Checkbox } from './Checkbox';
import styles from './ChoiceGroup.module.css';

/** One answer of a group. */
export interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
}

export interface ChoiceGroupProps<Value extends string> {
  /** The question, which is above the answers and names the group. */
  legend: string;
  /** Id of the group, so that an error summary can link to it. */
  id?: string | undefined;
  /** Help above the answers, read with each of them. */
  hint?: string | undefined;
  /** The error and its fix. Absent or empty: no error. */
  error?: string | undefined;
  /** Counts the form's validations: the same error after another one is announced again. */
  attempt?: number | undefined;
  /** `radio`: one of the answers. `checkbox`: any number of them. Default `checkbox`. */
  type?: 'checkbox' | 'radio' | undefined;
  /** Without a frame, and the answers side by side where there is room: for one question among others. Default false. */
  inline?: boolean | undefined;
  /** The answers, in the order in which people expect them. */
  options?: readonly ChoiceOption<Value>[] | undefined;
  /** The chosen answers. */
  chosen?: readonly Value[] | undefined;
  /** Called when an answer was chosen, or a check box was cleared. */
  onChange?: ((value: Value, checked: boolean) => void) | undefined;
  /** Rendered above the answers. */
  before?: ReactElement | undefined;
  /** Rendered below the answers, or in their place: a list whose items contain a `Checkbox` and more. */
  children?: ReactNode;
}

/** A question with a few answers, all of them visible: native radio buttons or check boxes. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, id, hint, error, attempt, type = 'checkbox', inline = false } = props;
  const { options, chosen = [], onChange, before, children } = props;
  const ownId = useId();
  const hintId = `${id ?? ownId}-hint`;
  const errorId = `${id ?? ownId}-error`;
  const announce = useAnnounce();

  useEffect(() => {
    if (error) announce(error, { urgent: true });
  }, [error, attempt, announce]);

  return (
    <fieldset
      className={styles.group}
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-describedby={error ? errorId : undefined}
      data-field=""
      data-state={error ? 'error' : undefined}
      data-inline={inline ? '' : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <FieldMessage kind="hint" id={hintId}>
          {hint}
        </FieldMessage>
      )}
      {error && (
        <FieldMessage kind="error" id={errorId}>
          {error}
        </FieldMessage>
      )}
      {before}
      {options && (
        <div className={styles.options}>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              type={type}
              name={type === 'radio' ? ownId : undefined}
              value={value}
              label={label}
              checked={chosen.includes(value)}
              aria-describedby={hint ? hintId : undefined}
              onChange={(checked) => onChange?.(value, checked)}
            />
          ))}
        </div>
      )}
      {children}
    </fieldset>
  );
}
