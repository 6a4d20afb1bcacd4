import { Toggle } from '@radix-ui/react-toggle';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import styles from './ThemeToggle.module.css';

export interface ThemeToggleProps {
  /** What is switched, like "Large text". It stays the same in both states: the state is said by `aria-pressed`. */
  label: string;
  icon?: IconShape;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** A switch for how the pages look, on a strong surface. */
export function ThemeToggle({ label, icon, pressed, onChange }: ThemeToggleProps) {
  return (
    <Toggle className={styles.toggle} pressed={pressed} onPressedChange={onChange}>
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </Toggle>
  );
}
