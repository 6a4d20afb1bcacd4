import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialogs } from '../../components/Dialogs/Dialogs';
import { screenAt } from '@/shared/domain/screens/screens';
import { administratorsOnly, decideAccess } from '@/shared/domain/auth/session';
import { PortsProvider, usePorts, useUser, type Ports } from '../../ports/ports';
import { createUserSessions, type UserSession, type UserSessions } from '../../ports/userSessions';
import { useAuth } from './useAuth';
import { focusHeading } from '../notices/focusHeading';
import { usePageMessage } from '../notices/pageMessage';
import { SavesProvider } from './Saves';
import { guardPorts } from './sessionGuards';

/** The sessions of a page, and the ports of the current one. */
export interface Scope {
  sessions: UserSessions;
  /** The ports of the current session: the same object as long as it lasts. */
  ports: () => Ports;
}

const scopes = new WeakMap<Ports, Scope>();

/** Returns the one scope of the whole product: a session continues across pages. */
function scopeOf(ports: Ports): Scope {
  let scope = scopes.get(ports);
  if (!scope) scopes.set(ports, (scope = createScope(ports)));
  return scope;
}

/** Returns the ports of the current session. @param ports those of the whole product. */
export const sessionPorts = (ports: Ports): Ports => scopeOf(ports).ports();

/** @param ports those of the whole product. */
export function createScope(ports: Ports): Scope {
  const sessions = createUserSessions(ports.currentUser);
  let last: { session: UserSession; ports: Ports } | null = null;
  return {
    sessions,
    ports() {
      const session = sessions.current();
      if (last?.session === session) return last.ports;
      last = { session, ports: { ...ports, ...guardPorts(ports, () => sessions.isActive(session)) } };
      return last.ports;
    },
  };
}

/**
 * A page whose forms, questions, messages and pending actions belong to the current user. When that user changes, here
 * or in another tab, the page is remounted, and pending actions are refused (`guardPorts`).
 */
export function inSessionScope(Page: ComponentType): ComponentType {
  return function ScopedPage() {
    const all = usePorts();
    const { sessions, ports } = scopeOf(all);
    const { number } = useSyncExternalStore(sessions.subscribe, sessions.current, sessions.current);
    const user = useUser();
    const navigate = useNavigate();
    const { pathname } = useLocation();
    const { show } = usePageMessage();
    const { logOut, isOpen } = useAuth();
    const leave = useCallback(
      async (text: string) => {
        const gone = logOut();
        void navigate('/');
        const { clearMyData } = await import('./clearMyData');
        const isCleared = !gone || (await clearMyData(all, gone));
        const rest = isCleared ? '' : ' Some of your data could not be cleared from this device.';
        show({ kind: isCleared ? 'success' : 'warning', text: text + rest, loggedOut: true }, '/');
      },
      [all, logOut, navigate, show],
    );
    const own = ports();
    const scoped = useMemo(() => ({ ...own, leave }), [own, leave]);
    // After a logout the page stays: the person may log in again there.
    const mayStay = !user || decideAccess(screenAt(pathname).access, user) === 'allowed';
    const seen = useRef({ number, person: user?.id });

    useEffect(() => {
      const before = seen.current;
      seen.current = { number, person: user?.id ?? before.person };
      // The focused element was removed.
      if (before.number !== number && document.activeElement === document.body) focusHeading();
      // In another tab one user logs out before the next logs in. After a logout, that message is shown instead.
      if (!user || !before.person || before.person === user.id || isOpen()) return;
      const text = `${user.email} is logged in on this device now. Anything that somebody else was writing is kept for them.`;
      show({ kind: 'info', text });
    }, [isOpen, number, show, user]);
    useEffect(() => {
      if (mayStay) return;
      show({ kind: 'warning', text: administratorsOnly }, '/');
      void navigate('/', { replace: true });
    }, [mayStay, navigate, show]);

    if (!mayStay) return null;
    return (
      <PortsProvider ports={scoped}>
        <Dialogs key={number}>
          <SavesProvider>
            <Page />
          </SavesProvider>
        </Dialogs>
      </PortsProvider>
    );
  };
}
