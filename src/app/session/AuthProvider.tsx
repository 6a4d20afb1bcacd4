import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { screenAt } from '@/shared/domain/screens/screens';
import { administratorsOnly, decideAccess } from '@/shared/domain/auth/session';
import type { User } from '@/shared/domain/users/user';
import type { AuthOutcome } from '../../features/auth/authenticate';
import { usePorts, useUser } from '../../ports/ports';
import type { AuthRequest } from './authRequest';
import { once } from '../wiring/loader';
import { loadAgain, usePageMessage } from '../notices/pageMessage';
import { AuthContext, type Auth } from './useAuth';
import { useLinks } from './useLinks';

const loadDialog = once(() => import('../../features/auth/AuthDialog'));

interface PlacedRequest extends AuthRequest {
  /** The address where it was opened: navigating away closes it. */
  at: string;
}

/**
 * Holds the login dialog, whose code is fetched when a person is about to open it, and follows links for everything
 * inside.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const user = useUser();
  const { show } = usePageMessage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = useLazyDialog<typeof loadDialog, PlacedRequest>(loadDialog);
  const lastUser = useRef<User | null>(null);

  const { item: asked, open: openDialog, close } = dialog;
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    isAsked.current = asked !== null;
  }, [asked]);
  const open = useCallback(
    (request: AuthRequest) => {
      const at = window.location.pathname;
      openDialog(() => ({ ...request, at }), request.opener ?? document.activeElement).catch(() => {
        // The reload returns with the dialog open.
        const onPress = () => window.location.assign(`/?auth=${request.mode}`);
        if (window.location.pathname === at) show({ ...loadAgain, action: { label: 'Reload', onPress } });
      });
    },
    [openDialog, show],
  );
  // Navigating away cancels it for good.
  useEffect(() => {
    if (asked && asked.at !== window.location.pathname) close();
  }, [asked, close, pathname]);

  // Announces a login that expired, or ended in another tab, before the person's next action fails.
  useEffect(() => {
    if (lastUser.current && !user) {
      const onPress = () => open({ mode: 'login' });
      // Earlier versions stored a signed token, which new tokens are not.
      const isEarlier = !ports.settings.firebase && lastUser.current.token.includes('.');
      const why = isEarlier
        ? 'We have made logins safer, so yours has ended this once.'
        : 'Your login has ended.';
      show({
        kind: 'warning',
        text: `${why} Please log in again. Anything you were writing is kept for you.`,
        action: { label: 'Login', onPress },
        loggedOut: true,
      });
    }
    lastUser.current = user;
  }, [open, ports, show, user]);

  // Requested by the address: before hydration the buttons are a plain form, and a reload returns here.
  useEffect(() => {
    const mode = new URLSearchParams(search).get('auth');
    if (mode !== 'login' && mode !== 'register') return;
    void navigate(screenAt(pathname).path ?? '/', { replace: true });
    if (!ports.currentUser.get()) open({ mode });
  }, [navigate, open, pathname, search, ports]);

  const finish = ({ message }: AuthOutcome) => {
    const next = asked?.next;
    const access = screenAt(next?.replace(/[?#].*/, '') ?? '/').access;
    const decision = decideAccess(access, ports.currentUser.get());
    if (next && decision === 'allowed') {
      show(message, next);
      // The dialog closes with its page.
      void navigate(next);
      return;
    }
    show(
      decision === 'allowed' ? message : { kind: 'warning', text: `${message.text} ${administratorsOnly}` },
    );
    close();
  };
  /** True where the dialog ended in a login or another page. */
  const wentOn = ({ at }: PlacedRequest) =>
    window.location.pathname !== at || ports.currentUser.get() !== null;

  const followLink = useLinks(open);
  const auth = useMemo<Auth>(
    () => ({
      open,
      prepare: () =>
        void loadDialog()
          .then(ports.identity)
          .catch(() => undefined),
      logOut: () => {
        const leaving = ports.currentUser.get();
        lastUser.current = null;
        ports.currentUser.clear();
        void ports
          .identity()
          .then((identity) => identity.signOut())
          .catch(() => undefined);
        return leaving;
      },
      isOpen: () => isAsked.current,
    }),
    [open, ports],
  );
  return (
    <AuthContext value={auth}>
      {/* All links of the product are plain; only this element turns a click into client-side navigation. */}
      <div role="presentation" onClick={followLink}>
        {children}
        {dialog.render(
          ({ AuthDialog }, request, opener) =>
            request.at === pathname && (
              <AuthDialog
                mode={request.mode}
                line={request.line ?? null}
                opener={opener}
                focusAfter={() => (wentOn(request) ? document.querySelector('h1') : null)}
                onClose={close}
                onDone={finish}
              />
            ),
        )}
      </div>
    </AuthContext>
  );
}
