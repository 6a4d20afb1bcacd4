import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import type { BoxHandlers } from './SuggestionList';

export interface SuggestBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list'> {
  /** The text. The page controls it. */
  value: string;
  /**
   * Returns the suggestions for a text, at most about eight; none: no list. Fast: it is called at every letter. Null:
   * it is loading, or cannot load; text typed meanwhile gets its suggestions later.
   */
  suggest: ((text: string) => readonly string[]) | null;
  /** Called when a suggestion was chosen: the page puts it into the box. */
  onChoose: (text: string) => void;
  /** Fetches the list's code at once, so that the list is there without a network later. Default: with the focus. */
  eager?: boolean;
  /** The native box, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const loadList = () => import('./SuggestionList');
type ListCode = Awaited<ReturnType<typeof loadList>>;

/**
 * The native box of a field, with a list of suggestions below it during typing. The list's code is fetched when the box
 * takes the focus. Until then, and where it cannot be fetched, this is an `<input>` and nothing else; it is never
 * replaced. Any text may be typed. The list lies above the nearest positioned ancestor and is as wide: a field with its
 * label, or a search. It never covers the content after the box, however late it opens.
 */
export function SuggestBox({ suggest, onChoose, eager = false, ref, ...input }: SuggestBoxProps) {
  const { value } = input;
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const handlers = useRef<BoxHandlers | null>(null);
  const [code, setCode] = useState<ListCode | null>(null);
  /** The reason for a list: typing, or a press of the arrow key. */
  const [asked, setAsked] = useState<'typing' | 'arrow' | null>(null);
  /** The option at the position of the arrow keys. */
  const [activeId, setActiveId] = useState<string | null>(null);
  /** The same for the next key, which may come before React has rendered. */
  const active = useRef<string | null>(null);
  /** True where the last key was Escape: emptying a search box by it is not typing. */
  const escaped = useRef(false);
  const options = (code && asked && suggest?.(value)) || [];
  const isOpen = options.length > 0;
  useImperativeHandle(ref, () => box.current!, []);

  const load = () => {
    if (!code) loadList().then(setCode, () => undefined);
  };
  const loadEarly = useEffectEvent(load);
  useEffect(() => {
    if (eager) loadEarly();
  }, [eager]);
  const activate = (id: string | null) => {
    active.current = id;
    setActiveId(id);
  };
  const close = () => {
    setAsked(null);
    activate(null);
  };
  // The code of an open list handles presses elsewhere by itself. One that is loading must not open after them.
  const waits = asked !== null && !isOpen;
  const closeLate = useEffectEvent((event: PointerEvent) => {
    if (event.target !== box.current) close();
  });
  useEffect(() => {
    if (!waits) return undefined;
    document.addEventListener('pointerdown', closeLate, true);
    return () => document.removeEventListener('pointerdown', closeLate, true);
  }, [waits]);
  const choose = (text: string) => {
    close();
    // A screen reader's own touch may have focused the option.
    box.current?.focus();
    onChoose(text);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // The box may have had the focus before this script ran.
    load();
    if (!escaped.current) setAsked('typing');
    input.onChange?.(event);
    // Otherwise it would send the box a focus event at each letter.
    if (active.current) handlers.current?.onChange(event.target.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const { key } = event;
    escaped.current = key === 'Escape';
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Without an option, Enter is for the form, and keys other than the arrows are for the text.
    if (key === 'Enter' && !active.current) close();
    else if (!isOpen) {
      if (escaped.current) close();
      if (key !== 'ArrowDown' || !suggest?.(value).length) return;
      event.preventDefault();
      // Where its code is still loading, the list opens afterwards.
      setAsked('arrow');
    } else if (escaped.current) {
      // The browser would empty a search box.
      event.preventDefault();
      close();
    } else if (active.current || key === 'ArrowDown' || key === 'ArrowUp')
      handlers.current?.onKeyDown?.(event);
  };
  // React Aria sends events of its own when an option becomes active: the focus stays here.
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.isTrusted) return;
    input.onFocus?.(event);
    load();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.isTrusted) return;
    input.onBlur?.(event);
    if (!document.getElementById(listId)?.contains(event.relatedTarget)) close();
  };

  return (
    <>
      <input
        {...input}
        ref={box}
        {...(code && suggest && { 'aria-autocomplete': 'list' })}
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': activeId ?? undefined })}
        onFocus={enter}
        onBlur={leave}
        onChange={change}
        onKeyDown={press}
      />
      {code && isOpen && (
        <code.SuggestionList
          id={listId}
          text={value}
          options={options}
          startsAtFirst={asked === 'arrow'}
          {...{ box, handlers, activeId }}
          onActive={activate}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
