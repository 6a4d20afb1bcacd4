import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../ports/ports';

/** A sentence above the page's heading, and its actions. */
export interface PageMessage {
  kind: 'info' | 'success' | 'warning' | 'failed';
  text: string;
  /** One button beside the sentence. */
  action?: { label: string; onPress: () => void };
  /** Only for visitors: it disappears when a user logs in, here or in another tab. */
  loggedOut?: boolean;
}

/** The message for a part of the page's code that could not be fetched. */
export const loadAgain: PageMessage = {
  kind: 'failed',
  text: 'This site may have been updated, or your connection was lost. Press Reload to go on.',
  action: { label: 'Reload', onPress: () => window.location.reload() },
};

interface PageMessages {
  /** The message of the current page, or null. */
  message: PageMessage | null;
  /**
   * Shows a message until the next page, or until it is replaced. Null removes it.
   * @param at the address of the page that it belongs to; absent: the current one.
   */
  show: (message: PageMessage | null, at?: string) => void;
}

/** Provided around the whole product: there is no page without it. */
const PageMessageContext = createContext(null as unknown as PageMessages);

/** Holds the one message above the page. */
export function PageMessageProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [stored, setStored] = useState<{ message: PageMessage; at: string } | null>(null);
  const show = useCallback((message: PageMessage | null, at = window.location.pathname) => {
    setStored(message && { message, at: at.split(/[?#]/, 1)[0]! });
  }, []);
  const user = useUser();
  const message = stored?.at === pathname && !(user && stored.message.loggedOut) ? stored.message : null;
  const value = useMemo(() => ({ message, show }), [message, show]);
  return <PageMessageContext value={value}>{children}</PageMessageContext>;
}

/** The message above the page. */
export const usePageMessage = (): PageMessages => useContext(PageMessageContext);
