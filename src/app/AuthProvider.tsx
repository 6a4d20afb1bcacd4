import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../domain/user';
import type { AuthOutcome } from '../features/auth/authenticate';
import type { AuthMode } from '../features/auth/useAuthForm';
import { useServices } from '../ports/services';
import { focusHeading } from './focusHeading';
import { once } from './loader';
import { loadAgain, usePageMessage } from './pageMessage';

/** Why the dialog opens, and where to go afterwards. */
export interface AuthRequest {
  mode: AuthMode;
  /** The dialog's first line; absent when the person asked for the dialog. */
  line?: string;
  /** The address to go on to after the login. */
  next?: string;
  /** What was pressed; absent: what has the focus. Not every browser moves the focus to a pressed button. */
  opener?: Element | null;
}

interface Auth {
  /** Opens the dialog. */
  open: (request: AuthRequest) => void;
  /** Fetches the dialog's code ahead of the click. */
  prepare: () => void;
  /** Ends the login of this device, at once. @returns who was logged in. */
  logOut: () => User | null;
}

const AuthContext = createContext<Auth | null>(null);

/** Login, register and logout for everything inside. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

const loadDialog = once(() => import('../features/auth/AuthDialog'));

interface OpenDialog extends AuthRequest {
  AuthDialog: Awaited<ReturnType<typeof loadDialog>>['AuthDialog'];
  opener: Element | null;
  /** The address that it was opened on: going anywhere else closes it. */
  at: string;
}

/** Holds the login dialog, whose code is fetched when somebody is about to open it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { show } = usePageMessage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const open = useCallback(
    (request: AuthRequest) => {
      const opener = request.opener ?? document.activeElement;
      loadDialog().then(
        ({ AuthDialog }) => setDialog({ ...request, AuthDialog, opener, at: window.location.pathname }),
        () => {
          // The reload comes back with the dialog open.
          const onPress = () => window.location.assign(`/?auth=${request.mode}`);
          show({ ...loadAgain, action: { label: 'Reload', onPress } });
        },
      );
    },
    [show],
  );
  const prepare = useCallback(() => {
    loadDialog()
      .then(services.identity)
      .catch(() => undefined);
  }, [services]);
  const logOut = useCallback(() => {
    const user = services.currentUser.get();
    services.currentUser.clear();
    void services
      .identity()
      .then((identity) => identity.signOut())
      .catch(() => undefined);
    return user;
  }, [services]);

  // Asked for by the address: the buttons are a plain form until the page's code has arrived, and a reload comes back here.
  useEffect(() => {
    const address = new URL(window.location.href);
    const mode = address.searchParams.get('auth');
    if (mode !== 'login' && mode !== 'register') return;
    address.searchParams.delete('auth');
    void navigate(address.pathname + address.search, { replace: true });
    if (!services.currentUser.get()) open({ mode });
  }, [navigate, open, services]);

  const finish = (outcome: AuthOutcome) => {
    const next = dialog?.next;
    setDialog(null);
    show(outcome.message, next);
    if (next) void navigate(next);
    else focusHeading();
  };

  const auth = useMemo(() => ({ open, prepare, logOut }), [open, prepare, logOut]);
  const shown = dialog && dialog.at === pathname ? dialog : null;
  return (
    <AuthContext value={auth}>
      {children}
      {shown && (
        <shown.AuthDialog
          mode={shown.mode}
          line={shown.line ?? null}
          opener={shown.opener}
          onClose={() => setDialog(null)}
          onDone={finish}
        />
      )}
    </AuthContext>
  );
}
