import { memo, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import styles from './SearchBox.module.css';
import table from './TableView.module.css';

/** The pause in typing before a search, in milliseconds. */
export const searchDelay = 300;

export interface SearchBoxProps {
  /** The accessible name, such as "Search Email". */
  label: string;
  /** True where the label is visually hidden, unless the table is too narrow for headers. Default false. */
  inHeader?: boolean;
  /** The current search. It fills the box only after a change from elsewhere. */
  value: string;
  /** The searched column's field, passed to `onSearch`. */
  field?: string;
  /** Called with the text, once typing has paused, or at once on Enter. */
  onSearch: (text: string, field: string) => void;
  /** Called before the first letter is typed. */
  onFocus?: () => void;
  ref?: RefObject<HTMLInputElement | null>;
}

function Box({ label, inHeader = false, value, field = '', onSearch, onFocus, ref }: SearchBoxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current || !own.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    own.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    clearTimeout(timer.current);
    const text = own.current?.value ?? '';
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text, field);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(send, searchDelay);
  };
  const hurry = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') send();
  };

  return (
    <div className={styles.search} data-place={inHeader ? 'header' : undefined}>
      <label className={inHeader ? table.words : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={(box) => {
          own.current = box;
          if (ref) ref.current = box;
        }}
        id={id}
        className={styles.box}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={inHeader ? 'Search' : undefined}
        defaultValue={value}
        onInput={wait}
        onKeyDown={hurry}
        onFocus={onFocus}
      />
    </div>
  );
}

/** A box that searches during typing. The input is uncontrolled: a key press renders nothing else. */
export const SearchBox = memo(Box);
