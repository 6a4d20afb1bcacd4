import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import styles from './ThemeToggle.module.css';

export interface ThemeToggleProps {
  /** What is switched, like "Large text". It stays the same in both states: the state is said by `aria-pressed`. */
  label: string;
  icon?: IconShape;
  /** Written into the markup as `data-switch`, for a script that works the switch before the page's code has arrived. */
  name?: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/**
 * A switch for how the pages look, on a strong surface. A native toggle button: it is part of every page's first code, and
 * docs/decisions/004-home-page-size-budget.md says what a primitive for it would cost there.
 */
export function ThemeToggle({ label, icon, name, pressed, onChange }: ThemeToggleProps) {
  if (import.meta.env.DEV && !label)
    console.warn('ThemeToggle: without a label nobody knows what it switches.');
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={pressed}
      data-switch={name}
      data-state={pressed ? 'on' : 'off'}
      onClick={() => onChange(!pressed)}
    >
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </button>
  );
}
