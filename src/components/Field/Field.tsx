import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import { useAnnounce } from '../LiveRegion/useAnnounce';
import styles from './Field.module.css';

/** The props that a form control must spread on itself to be associated with its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The props that all fields share, whatever their control. */
export interface FieldOptions {
  /** The question, in a few words. Always visible: a placeholder is not a label. */
  label: string;
  /** Id of the control, so that an error summary can link to it. Generated when absent. */
  id?: string | undefined;
  /** Help above the control, for example how to write the answer. */
  hint?: ReactNode;
  /** The error and its fix. Absent or empty: no error. */
  error?: string | undefined;
  /** Counts the form's validations: the same error after another one is announced again. */
  attempt?: number | undefined;
  /** Says "required" beside the label and to assistive technology. */
  required?: boolean | undefined;
  /** Says "optional" beside the label, for the odd field out in a form of required ones. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldOptions {
  /** Ids of further texts that describe the control, for example a list of rules. */
  describedBy?: string | undefined;
  /**
   * True where the control has several parts, each with a label of its own. The label then names the group of them. The
   * first part has the hint, because Orca does not read the description of a group; the part with `id` has the error.
   */
  group?: boolean | undefined;
  /** Rendered between the label and the control. */
  before?: ReactElement | false | undefined;
  /**
   * Renders the control; it must spread the given props.
   * @param hintId the id of the hint, for the first part of a group.
   */
  children: (control: FieldControl, hintId: string | undefined) => ReactNode;
}

/**
 * Returns true once the error may be the control's description. While the focus is in it, the error has just been
 * announced: some screen readers (Orca, NVDA) read out a description that changes under the focus, and the error would
 * be announced twice. So it waits until the focus leaves.
 */
function useErrorAsDescription(error: string | undefined, isFocused: () => boolean): boolean {
  const hasFocus = useSyncExternalStore(watchFocus, isFocused, () => false);
  const [known, setKnown] = useState(error);
  const [isHeldBack, setHeldBack] = useState(false);
  if (known !== error) {
    setKnown(error);
    setHeldBack(hasFocus);
  } else if (isHeldBack && !hasFocus) setHeldBack(false);
  return Boolean(error) && !isHeldBack;
}

/** The focused element, where that is the control, or a part of it; otherwise null. */
function focusIn(id: string, group: boolean): Element | null {
  const focused = document.activeElement;
  if (!focused || focused.id === id) return focused;
  const field = group ? document.getElementById(id)?.closest('[data-field]') : null;
  return field?.contains(focused) ? focused : null;
}

function watchFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Label, hint, error and control of a form field, associated with each other. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    attempt,
    required,
    optional,
    describedBy,
    group = false,
    before,
    children,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const announce = useAnnounce();

  // A form moves the focus to the invalid field, and that reads the error out. When the focus is there already (Enter
  // in the box), nothing moves and nothing would be announced, so the field announces itself. The error also pushes the
  // box down, in a small window out of sight.
  useEffect(() => {
    const focused = focusIn(id, group);
    if (!error || !focused) return;
    announce(error, { urgent: true });
    focused.scrollIntoView({ block: 'nearest' });
  }, [error, attempt, id, group, announce]);
  const isDescribed = useErrorAsDescription(error, () => focusIn(id, group) !== null);

  const ids = [isDescribed ? errorId : undefined, describedBy, hint && !group ? hintId : undefined].filter(
    Boolean,
  );
  const control: FieldControl = {
    id,
    className: styles.box ?? '',
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  const Label = group ? 'span' : 'label';
  return (
    <div
      className={styles.field}
      data-state={error ? 'error' : 'ready'}
      data-field=""
      {...(group && {
        role: 'group',
        'aria-labelledby': `${ownId}-label`,
      })}
    >
      <Label className={styles.label} {...(group ? { id: `${ownId}-label` } : { htmlFor: id })}>
        <span>{label}</span>{' '}
        {/* Assistive technology says "required" in its own words, once, from aria-required. */}
        {required && (
          <span className={styles.note} aria-hidden="true">
            (required)
          </span>
        )}
        {optional && <span className={styles.note}>(optional)</span>}
      </Label>
      {hint && (
        <FieldMessage kind="hint" id={hintId}>
          {hint}
        </FieldMessage>
      )}
      {before}
      {error && (
        <FieldMessage kind="error" id={errorId}>
          {error}
        </FieldMessage>
      )}
      {children(control, hint ? hintId : undefined)}
    </div>
  );
}
