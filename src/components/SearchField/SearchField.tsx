import { useId } from 'react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { search } from '../Icon/paths';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /**
   * The searched content, like "Search resources". It names the box and the search landmark, so it must be unique on a
   * page.
   */
  label: string;
  /** Hides the label visually. It is then also the placeholder. Default false. */
  hideLabel?: boolean;
  /** The label of the button. Default "Search". */
  button?: string;
  /** The form's action without a script, and with one without `onSearch`. */
  action: string;
  /** The name of the query parameter. Default "q". */
  name?: string;
  /** The maximum length. Default: none. */
  maxLength?: number;
  /** The text to start with. */
  defaultValue?: string;
  /** The text, where the page controls it; then `onChange` too. */
  value?: string;
  /** The text at every change. */
  onChange?: (text: string) => void;
  /** Replaces the navigation to `action`: called with the trimmed text. */
  onSearch?: (text: string) => void;
  /** Renders the box in place of an `<input>`; it must spread the given props. */
  renderBox?: (input: ComponentProps<'input'>) => ReactNode;
}

/** A native search box with its button. Enter and the button do the same. */
export function SearchField({
  label,
  hideLabel = false,
  button = 'Search',
  action,
  name = 'q',
  maxLength,
  defaultValue,
  value,
  onChange,
  onSearch,
  renderBox = (input) => <input {...input} />,
}: SearchFieldProps) {
  const id = useId();
  if (import.meta.env.DEV && !label)
    console.warn('SearchField: without a label nobody knows what is searched.');
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form className={styles.form} role="search" aria-label={label} action={action} onSubmit={submit}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.row}>
        {renderBox({
          id,
          className: styles.input,
          type: 'search',
          name,
          autoComplete: 'off',
          maxLength,
          'aria-label': hideLabel ? label : undefined,
          // Tells the style sheet whether the box is empty.
          placeholder: hideLabel ? ' ' : undefined,
          defaultValue,
          value,
          onChange: onChange && ((event) => onChange(event.currentTarget.value)),
        })}
        {/* A placeholder with this text would be read as well, after the same text as the name. */}
        {hideLabel && (
          <span className={styles.inside} aria-hidden="true">
            {label}
          </span>
        )}
        <button className={styles.button} type="submit">
          <Icon shape={search} />
          <span>{button}</span>
        </button>
      </div>
    </form>
  );
}
