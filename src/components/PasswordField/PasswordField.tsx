import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { check, eye } from '../Icon/paths';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import styles from './PasswordField.module.css';

/** One requirement for a password. */
export interface PasswordRule {
  id: string;
  /** Such as "One number (0 to 9)". */
  label: string;
  /** True where the typed text meets it. */
  met: boolean;
}

/**
 * A password. Other props of a native input are passed through; set `autoComplete` so that password managers
 * help.
 */
export interface PasswordFieldProps
  extends
    FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'required' | 'type'> {
  /** `current-password` to log in, `new-password` to register or change it. */
  autoComplete: 'current-password' | 'new-password';
  /**
   * The rules, shown before anything is typed and ticked as they are met. Empty or absent: none are shown.
   */
  rules?: readonly PasswordRule[] | undefined;
  /** The object of the button's label, where a form has two such boxes: "new password". Default `password`. */
  what?: string | undefined;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The pause in typing before changed rules are announced, so that they do not drown out the typed letters. */
const quietMs = 1000;

const summary = (rules: readonly PasswordRule[]) => {
  const needed = rules.filter((rule) => !rule.met).map((rule) => rule.label);
  return needed.length > 0 ? `Still needed: ${needed.join(', ')}.` : 'The password has everything it needs.';
};

/** A labelled password input with its rules and a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    id,
    hint,
    error,
    attempt,
    required,
    optional,
    rules = [],
    what = 'password',
    ...input
  } = props;
  const [shown, setShown] = useState(false);
  /** Counts the keys since the form was last sent: each key restarts the pause. */
  const [typed, setTyped] = useState(0);
  const ownId = useId();
  const inputId = id ?? ownId;
  const rulesId = `${inputId}-rules`;
  const announce = useAnnounce();
  const lastAnnounced = useRef('');
  const words = rules.length > 0 ? summary(rules) : '';

  // Announced in a pause, and only after a change since the last announcement.
  useEffect(() => {
    if (!typed || !words || words === lastAnnounced.current) return;
    const timer = setTimeout(() => {
      lastAnnounced.current = words;
      announce(words);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, words, announce]);

  // A password sent as plain text would appear in the browser's list of earlier answers.
  useEffect(() => {
    const form = document.getElementById(inputId)?.closest('form');
    // The form's message comes next: the missing rules would be a second message for one press.
    const hide = () => {
      setShown(false);
      setTyped(0);
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputId]);

  const toggle = () => {
    setShown(!shown);
    announce(`Your ${what} is ${shown ? 'hidden' : 'shown'}.`);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(typed + 1);
    input.onChange?.(event);
  };
  const list = rules.length > 0 && (
    <ul className={styles.rules} id={rulesId}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.rule} data-state={rule.met ? 'met' : 'needed'}>
          <span className={styles.mark} aria-hidden="true">
            {rule.met && <Icon shape={check} />}
          </span>
          <span>
            <span>{rule.label}</span>{' '}
            {rule.met ? <span className="visually-hidden">done.</span> : <b>still needed.</b>}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <Field
      {...{ label, id: inputId, hint, error, attempt, required, optional, before: list }}
      describedBy={rules.length > 0 ? rulesId : undefined}
    >
      {(control) => (
        <span className={styles.row}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={onChange}
          />
          <Button icon={eye} onClick={toggle}>
            {`${shown ? 'Hide' : 'Show'} ${what}`}
          </Button>
        </span>
      )}
    </Field>
  );
}
