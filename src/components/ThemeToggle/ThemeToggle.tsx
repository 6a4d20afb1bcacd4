import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import styles from './ThemeToggle.module.css';

export interface ThemeToggleProps {
  /**
   * What is switched, like "Large text". It stays the same in both states: `aria-pressed` gives the state.
   */
  label: string;
  icon?: IconShape;
  /** Rendered as `data-switch`, for a script that handles the switch before hydration. */
  name?: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/**
 * A display switch, on a strong surface. A native toggle button: it is part of every page's initial code, and
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
