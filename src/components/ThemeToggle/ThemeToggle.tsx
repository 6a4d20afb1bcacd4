import { Toggle } from '@radix-ui/react-toggle';
import { usePressStart } from '../Button/usePressStart';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import styles from './ThemeToggle.module.css';

export interface ThemeToggleProps {
  /** The name of the setting, like "Large text". It stays the same in both states: `aria-pressed` gives the state. */
  label: string;
  /** Repeats the label, before it. */
  icon?: IconShape;
  /** Rendered as `data-switch`, for a script that handles the switch before hydration. */
  name?: string;
  /** True where it is on. */
  pressed: boolean;
  /** Called with the new state at each press. */
  onChange: (pressed: boolean) => void;
}

/** A display switch, on a strong surface: a Radix Toggle. */
export function ThemeToggle({ label, icon, name, pressed, onChange }: ThemeToggleProps) {
  if (import.meta.env.DEV && !label)
    console.warn('ThemeToggle: without a label nobody knows what it switches.');
  const { handlers, meantBy } = usePressStart(pressed);
  return (
    <Toggle
      {...handlers}
      className={styles.toggle}
      pressed={pressed}
      data-switch={name}
      // Another window may have switched it during the press: then it is already in the wanted state.
      onClick={(event) => meantBy(event) !== pressed && event.preventDefault()}
      onPressedChange={onChange}
    >
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </Toggle>
  );
}
