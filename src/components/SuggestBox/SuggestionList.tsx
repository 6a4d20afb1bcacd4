import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useListBox, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { useListState, type ListState } from 'react-stately/useListState';
import { announce } from '../LiveRegion/useAnnounce';
import styles from './SuggestionList.module.css';

/** The list's handlers for events in the box. */
export interface BoxHandlers {
  /** Absent with the touch of a screen reader: the focus then goes to the option. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onChange: (text: string) => void;
}

export interface SuggestionListProps {
  /** The id of the list. */
  id: string;
  /** The text in the box. */
  text: string;
  /** The suggestions: at least one text, each once. */
  options: readonly string[];
  /** True where the first option is active at once. */
  startsAtFirst: boolean;
  /** The box that it belongs to. */
  box: RefObject<HTMLInputElement | null>;
  /** Receives the handlers for the box's events. */
  handlers: RefObject<BoxHandlers | null>;
  /** The id of the option at the position of the arrow keys. */
  activeId: string | null;
  /** Called when the arrow keys reach an option, or none. */
  onActive: (id: string | null) => void;
  /** Called with the chosen text. */
  onChoose: (text: string) => void;
  /** Called when it closes without a choice. */
  onClose: () => void;
}

/** The pause in typing before the number of suggestions is announced, in milliseconds. */
export const typingPause = 1000;

interface Option {
  key: string;
}

/** The suggestions for a box: React Aria's Autocomplete moves through them while the focus stays in the box. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, text, options, startsAtFirst, box, handlers, activeId, onActive, onChoose, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useFitting(list, options);
  const autocomplete = useAutocomplete<Option>(
    { inputRef: box, collectionRef: list, disableAutoFocusFirst: true },
    { inputValue: text, setInputValue: () => {}, focusedNodeId: activeId, setFocusedNodeId: onActive },
  );
  const state = useListState<Option>({
    items: shown.map((key) => ({ key })),
    children: ({ key }) => <Item textValue={key}>{key}</Item>,
    selectionMode: 'none',
  });
  const { listBoxProps } = useListBox(
    {
      ...autocomplete.collectionProps,
      id,
      ...(startsAtFirst && { autoFocus: 'first' }),
      shouldFocusWrap: true,
      shouldSelectOnPressUp: true,
      onAction: (key) => onChoose(String(key)),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget !== box.current) onClose();
      },
    },
    state,
    list,
  );
  useInteractOutside({
    ref: list,
    onInteractOutside: ({ target }) => {
      if (target !== box.current) onClose();
    },
  });
  useLayoutEffect(() => {
    // They accept React's own events as well.
    handlers.current = autocomplete.inputProps as BoxHandlers;
    return () => {
      handlers.current = null;
    };
  });
  useCount(text, shown.length, activeId !== null);
  const { focusedKey } = state.selectionManager;
  useSpokenOption(focusedKey === null ? '' : String(focusedKey));

  return (
    // React Aria identifies the element by this.
    <ul
      {...listBoxProps}
      ref={autocomplete.collectionRef as RefObject<HTMLUListElement>}
      className={styles.list}
      // Each is put into the box unchanged.
      translate="no"
    >
      {[...state.collection].map(({ key }) => (
        <Suggestion key={key} text={String(key)} state={state} />
      ))}
    </ul>
  );
}

/** The minimum number of shown options, however little space there is. */
const fewest = 3;

/**
 * Returns the options that fit between the box and the top of the window, the likeliest first. Others appear as the
 * person continues typing.
 */
function useFitting(list: RefObject<HTMLUListElement | null>, options: readonly string[]): readonly string[] {
  const all = options.join('\n');
  const [fitting, setFitting] = useState({ all: '', count: 0 });
  useLayoutEffect(() => {
    const { bottom } = list.current!.getBoundingClientRect();
    let room = bottom - (visualViewport?.offsetTop ?? 0);
    const tooMany = [...list.current!.children].findIndex((one) => (room -= one.clientHeight) < 0);
    const count = tooMany === -1 ? Infinity : Math.max(fewest, tooMany);
    // Measured while all of them are drawn, and before anything is seen.
    // oxlint-disable-next-line react/set-state-in-effect -- only what is drawn can be measured
    setFitting((now) => (now.all === all ? now : { all, count }));
  }, [list, all]);
  return fitting.all === all ? options.slice(0, fitting.count) : options;
}

/** Announces their number after a pause in typing, once for each number. At an option it has been announced already. */
function useCount(text: string, count: number, isAtOption: boolean): void {
  const announced = useRef(0);
  useEffect(() => {
    if (isAtOption || count === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = count;
      announce(count === 1 ? '1 suggestion' : `${count} suggestions`);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, count, isAtOption]);
}

/** VoiceOver passes over the active option of a text box: https://github.com/adobe/react-spectrum/issues/10326 */
function useSpokenOption(option: string): void {
  useEffect(() => {
    if (/^(?:Mac|iP)/.test(navigator.platform)) announce(option);
  }, [option]);
}

function Suggestion({ text, state }: { text: string; state: ListState<Option> }) {
  const element = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: text }, state, element);
  return (
    <li {...optionProps} ref={element} className={styles.option} data-active={isFocused || undefined}>
      {text}
    </li>
  );
}
