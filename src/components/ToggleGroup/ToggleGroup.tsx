import { Toggle } from '@radix-ui/react-toggle';
import { buttonClass } from '../Button/buttonClass';
import { Icon } from '../Icon/Icon';
import { check } from '../Icon/paths';
import styles from './ToggleGroup.module.css';

/** One choice: its value, and its button's label. */
export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
}

export interface ToggleGroupProps<Value extends string> {
  /** The group's name, such as "Show events about". */
  label: string;
  /** Shows the label above the buttons. Otherwise it is visually hidden. */
  showLabel?: boolean | undefined;
  /** The choices, in a fixed order. */
  options: readonly ToggleOption<Value>[];
  /** The selected choice. */
  value: Value;
  /** Called when the person chose another one. */
  onChange: (value: Value) => void;
}

/** A row of Radix Toggles of which one is pressed, for filters: pressing one applies it at once. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, showLabel = false, options, value, onChange } = props;
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {showLabel && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {options.map((option) => (
        <Toggle
          key={option.value}
          className={`${buttonClass('plain')} ${styles.toggle}`}
          pressed={option.value === value}
          // Pressing the active one leaves it on: one of them always is.
          onPressedChange={(pressed) => pressed && onChange(option.value)}
        >
          {option.value === value && <Icon shape={check} />}
          <span>{option.label}</span>
        </Toggle>
      ))}
    </div>
  );
}
