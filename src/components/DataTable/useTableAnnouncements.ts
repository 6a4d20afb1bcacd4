import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useAnnounce } from '../LiveRegion/useAnnounce';

export interface AnnouncedState {
  /** The table's status: sorting, number of rows, page; or that it is loading, or failed. */
  status: string;
  /** The number of selected rows in words; '' where none can be selected. */
  selection: string;
  isSorted: boolean;
  isSearched: boolean;
  /** The rows could not be loaded. */
  isFailed: boolean;
}

/**
 * Announces every change of a table once: the changed parts of the status and of the selection, in one message. A table
 * that appears with a failure announces it, too: the page was loading until then. When the change removed the focused
 * element, the focus moves to the status, which is then read. Where that was the status itself, because the rows have
 * replaced it, it moves to the first control above them.
 * @param first that control: the search.
 * @returns the ref for the status sentence and the handlers for the element around the table.
 */
export function useTableAnnouncements(now: AnnouncedState, first: RefObject<HTMLElement | null>) {
  const announce = useAnnounce();
  const statusRef: RefObject<HTMLDivElement | null> = useRef(null);
  const before = useRef(now.isFailed ? { ...now, status: '' } : now);
  const focused = useRef<Element | null>(null);
  const wasOnStatus = useRef(false);
  const hasRead = useRef(false);

  // No dependencies: any render may have removed the focused element.
  useLayoutEffect(() => {
    const gone = focused.current && !focused.current.isConnected;
    if (!gone) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    if (wasOnStatus.current && first.current) {
      first.current.focus();
      return;
    }
    statusRef.current?.focus();
    hasRead.current = true;
  });

  useEffect(() => {
    const last = before.current;
    before.current = now;
    const words: string[] = [];
    if (last.status !== now.status) {
      if (last.isSorted && !now.isSorted) words.push('No longer sorted.');
      if (last.isSearched && !now.isSearched) words.push('Search cleared.');
      if (!hasRead.current) words.push(now.status);
    }
    if (last.selection !== now.selection && now.selection) words.push(`${now.selection}.`);
    hasRead.current = false;
    announce(words.join(' '));
  });

  return {
    statusRef,
    watch: {
      onFocus: (event: { target: Element }) => {
        focused.current = event.target;
        wasOnStatus.current = event.target === statusRef.current;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}
