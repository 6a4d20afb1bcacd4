import { useEffect, useId, useState } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import { buttonClass } from './buttonClass';
import { usePressStart } from './usePressStart';
import type { ButtonKind, ButtonSize } from './buttonClass';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Its importance, and if it deletes something. At most one `main` in a block. Default `plain`. */
  kind?: ButtonKind;
  /** `small` is for buttons in rows, lists and notices. Default `normal`. */
  size?: ButtonSize;
  /** Repeats the text, before it. */
  icon?: IconShape | undefined;
  /**
   * The reason why it can't be pressed now, as a short sentence next to the button and read with it. The button stays
   * in the tab order, so that nobody has to search for it.
   */
  unavailable?: string | undefined;
  /**
   * The progress text, such as "Saving…", which replaces the label once it takes longer than a moment. Presses do
   * nothing from the start, and the focus stays.
   */
  busy?: string | undefined;
}

/** The delay before the button shows its progress text, in milliseconds. */
export const busyDelay = 400;

/**
 * Returns the progress text after a moment: a text that changes and changes back at once would be read out after the
 * result. A button that is busy from its first render shows it at once.
 */
function useShownBusy(busy: string | undefined): string | undefined {
  const [isLong, setLong] = useState(Boolean(busy));
  const isBusy = Boolean(busy);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setLong(true), busyDelay);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (isLong && !isBusy) setLong(false);
  return isLong ? busy : undefined;
}

/** A button that names its action. A link that looks like one is `<a className={buttonClass('main')}>`. */
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
  const shownBusy = useShownBusy(busy);
  const asleep = Boolean(unavailable || busy);
  const { handlers, meantBy } = usePressStart({ asleep, onClick });
  if (import.meta.env.DEV && !busy && !children && !rest['aria-label'] && !rest['aria-labelledby'])
    console.warn('Button: without words nobody can tell what it does.');

  // Stopping the click also stops a form from being sent by Enter: browsers send it through this button's click.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const meant = meantBy(event);
    if (!meant.asleep && !busy) return meant.onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        {...rest}
        {...handlers}
        type={type}
        className={buttonClass(kind, size, className)}
        onClick={press}
        aria-disabled={Boolean(unavailable || shownBusy) || undefined}
        aria-describedby={[describedBy, unavailable && reasonId].filter(Boolean).join(' ') || undefined}
        data-state={unavailable ? 'unavailable' : shownBusy ? 'busy' : undefined}
      >
        {icon && <Icon shape={icon} />}
        {(shownBusy || children) && <span>{shownBusy || children}</span>}
      </button>
      {unavailable && (
        <span id={reasonId} className={styles.reason}>
          {unavailable}
        </span>
      )}
    </>
  );
}
