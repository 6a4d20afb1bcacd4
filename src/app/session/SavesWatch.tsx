import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { describeRecord, type SavableRecords } from '@/shared/domain/saved/describeRecord';
import { savedKey, type SavedKind } from '@/shared/domain/saved/savedItem';
import { loginToSave, removedLine, savedLine, showSaved } from '@/shared/domain/saved/savedWords';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts, useUser } from '../../ports/ports';
import type { Saves } from '../../ports/saves';
import { useAuth } from './useAuth';

/** A record whose button was pressed. */
export interface Pressed {
  kind: SavedKind;
  record: SavableRecords[SavedKind];
}

export interface SavesWatchProps {
  /** The pressed records, in order, from before the saved ones had loaded. */
  pressed: readonly Pressed[];
  /** Called with the saved records after each change. */
  onChange: Dispatch<SetStateAction<Saves | undefined>>;
}

/** The pages that have such buttons. */
const withButtons = /^\/(events|services|resources)\b/;

const none: ReadonlySet<string> = new Set();

const keyOf = ({ kind, record }: Pressed) => savedKey({ kind, recordId: record.id });

/** Reads the saved records, and saves new ones. It renders nothing: the buttons show the state. */
export function SavesWatch({ pressed, onChange }: SavesWatchProps): null {
  const { clock, savedItems, settings } = usePorts();
  const user = useUser();
  const person = user?.id;
  const { open } = useAuth();
  const isNeeded = withButtons.test(useLocation().pathname);
  const announce = useAnnounce();
  const [list, setList] = useState<{ person: string; keys: ReadonlySet<string> } | null>(null);
  const [note, setNote] = useState<{ key: string; text: ReactNode } | null>(null);
  const busy = useRef(new Set<string>());
  // Visitors have saved nothing; null: not loaded yet.
  const saved = person === undefined ? none : list?.person === person ? list.keys : null;
  /** The record that a visitor wants to save, who has to log in first. */
  const wanted = useRef<Pressed | null>(null);

  useEffect(() => {
    if (!isNeeded || person === undefined) return;
    let isOver = false;
    let stop = () => {};
    const read = async () => {
      const port = await savedItems();
      const items = await port.list(person).catch(() => null);
      if (isOver) return;
      stop();
      stop = port.subscribe(() => void read().catch(() => undefined));
      // Where the server does not answer, a press still saves, maybe twice.
      setList((before) =>
        items
          ? { person, keys: new Set(items.map(savedKey)) }
          : before?.person === person
            ? before
            : { person, keys: none },
      );
    };
    read().catch(() => isOver || setList({ person, keys: none }));
    return () => {
      isOver = true;
      stop();
    };
  }, [isNeeded, person, savedItems]);

  const press = useCallback(
    async (one: Pressed, isSaved: boolean) => {
      const key = keyOf(one);
      if (person === undefined) {
        wanted.current = one;
        open({ mode: 'login', line: loginToSave });
        return;
      }
      if (busy.current.has(key)) return;
      busy.current.add(key);
      const words = describeRecord(one.kind, one.record, settings.timeZone);
      try {
        const port = await savedItems();
        if (isSaved) await port.remove(person, words);
        else await port.put(person, { ...words, savedAt: clock.now().toISOString() });
        setList((before) => {
          const keys = new Set(before?.person === person ? before.keys : none);
          if (isSaved) keys.delete(key);
          else keys.add(key);
          return { person, keys };
        });
        setNote(
          isSaved
            ? null
            : {
                key,
                text: (
                  <a className="alone" href="/saved">
                    {showSaved}
                  </a>
                ),
              },
        );
        announce(isSaved ? removedLine(words.title) : savedLine(words.title));
      } catch (error) {
        const text = saveFailure(error);
        setNote({ key, text: <span>{text}</span> });
        announce(text, { urgent: true });
      }
      busy.current.delete(key);
    },
    [announce, clock, open, person, savedItems, settings.timeZone],
  );

  /** The number of processed presses. */
  const done = useRef(0);
  useEffect(() => {
    if (saved === null) return;
    // "Save" always means to save, also where it was saved already.
    for (const one of pressed.slice(done.current)) queueMicrotask(() => void press(one, false));
    done.current = pressed.length;
  }, [press, pressed, saved]);

  // After the login the requested save is done. Returning to the page without a login cancels it.
  useEffect(() => {
    if (person !== undefined) {
      const one = wanted.current;
      wanted.current = null;
      if (one) queueMicrotask(() => void press(one, false));
      return;
    }
    const forget = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) wanted.current = null;
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, [person, press]);

  useEffect(() => {
    if (saved === null) return;
    onChange((): Saves => (kind, record) => {
      const one = { kind, record };
      const key = keyOf(one);
      const isSaved = saved.has(key);
      return {
        pressed: isSaved,
        onChange: () => void press(one, isSaved),
        children: note?.key === key && note.text,
      };
    });
  }, [note, onChange, press, saved]);

  return null;
}
