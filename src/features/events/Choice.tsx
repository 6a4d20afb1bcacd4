import styles from './Choice.module.css';

export interface ChoiceProps {
  /** The question, which stands above the answers. */
  label: string;
  id: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A question with a few answers, all of which can be seen: native radio buttons. */
export function Choice({ label, id, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange({ target: { value: option.value } })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
