import { useId } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import { buttonClass } from './buttonClass';
import type { ButtonKind, ButtonSize } from './buttonClass';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Default `plain`; at most one `main` in a block. */
  kind?: ButtonKind;
  /** Default `normal`. */
  size?: ButtonSize;
  /** Repeats the words, before them. */
  icon?: IconShape | undefined;
  /**
   * Why it can't be pressed now, as a short sentence. It then stands beside the button and is read with it. The button
   * keeps its place in the tab order, so that nobody has to guess where it went.
   */
  unavailable?: string | undefined;
  /** What is going on, instead of the usual words, like "Saving…". Further presses do nothing and the focus stays. */
  busy?: string | undefined;
}

/** A button that says what it does. A link that looks like one is `<a className={buttonClass('main')}>`. */
export function Button({
  kind,
  size,
  icon,
  unavailable,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const asleep = Boolean(unavailable || busy);
  if (import.meta.env.DEV && !busy && !children && !rest['aria-label'] && !rest['aria-labelledby'])
    console.warn('Button: without words nobody can tell what it does.');

  // Stopping the click also stops a form from being sent by Enter: browsers send it through this button's click.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!asleep) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass(kind, size, className)}
        onClick={press}
        aria-disabled={asleep || undefined}
        aria-describedby={[describedBy, unavailable && reasonId].filter(Boolean).join(' ') || undefined}
        data-state={unavailable ? 'unavailable' : busy ? 'busy' : undefined}
      >
        {icon && <Icon shape={icon} />}
        {(busy || children) && <span>{busy || children}</span>}
      </button>
      {unavailable && (
        <span id={reasonId} className={styles.reason}>
          {unavailable}
        </span>
      )}
    </>
  );
}
