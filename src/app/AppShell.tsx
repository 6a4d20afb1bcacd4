import { Suspense, lazy, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../components/Header/Header';
import { contrast, text } from '../components/Icon/paths';
import { SearchField } from '../components/SearchField/SearchField';
import { Shell } from '../components/Shell/Shell';
import { ThemeToggle } from '../components/ThemeToggle/ThemeToggle';
import { screenAt, screenById, screens, type ScreenId } from '../domain/screens';
import type { User } from '../domain/user';
import { decideAccess, loginToView, loginToViewProfile } from '../domain/session';
import { useServices, useUser } from '../ports/services';
import { Account } from './Account';
import { useAuth } from './AuthProvider';
import { CrashBoundary } from './CrashBoundary';
import { Demonstration } from './Demonstration';
import { Footer } from './Footer';
import { internalTarget } from './followLinks';
import { Help } from './Help';
import { PageMessageLine } from './PageMessageLine';
import { useTurnedAway } from './RequireAccess';
import { useArrival } from './useArrival';
import { useDisplay } from './useDisplay';
import { useLogOut } from './useLogOut';

/** Only for those who are logged in. Without it they stay logged in, so a failed fetch is no failure of the page. */
const SessionWatch = lazy(() =>
  import('./SessionWatch').then(
    (code) => ({ default: code.SessionWatch }),
    () => ({ default: () => null }),
  ),
);

/** What is around every page, and what happens when a link is followed. */
export function AppShell({ children }: { children: ReactNode }) {
  const { settings, currentUser } = useServices();
  const user = useUser();
  const auth = useAuth();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [failure, setFailure] = useState<{ key: string; id: ScreenId } | null>(null);
  const screen = failure?.key === key ? screenById(failure.id) : screenAt(pathname);
  const logOut = useLogOut();
  const [highContrast, setHighContrast] = useDisplay('highContrast');
  const [largeText, setLargeText] = useDisplay('largeText');
  useArrival(screen, settings.productName);
  useTurnedAway();

  useEffect(() => {
    if (!user) delete document.documentElement.dataset['session'];
  }, [user]);

  /** Asks for a login where the page needs one, and else goes there. */
  const go = (target: string, opener: Element | null) => {
    const wanted = screenAt(new URL(target, window.location.href).pathname);
    if (decideAccess(wanted.access, currentUser.get()) === 'needs-login') {
      const line = wanted.id === 'profile' ? loginToViewProfile : loginToView;
      auth.open({ mode: 'login', line, next: target, opener });
    } else void navigate(target);
  };
  const followLink = (event: MouseEvent) => {
    const target = internalTarget(event);
    if (target === null) return;
    event.preventDefault();
    go(target, (event.target as Element).closest('a'));
  };

  const pages = headerPages(user).map((page) => ({
    label: page.link,
    href: page.path,
    current: page.id === screen.id,
  }));

  return (
    // Every link of the product is a plain one; this is the one place that turns a click into a change of page.
    <div role="presentation" onClick={followLink}>
      <Shell
        title={screen.title}
        skip="Skip to main content"
        header={
          <Header
            place={pathname}
            brand={{ name: settings.productName, href: '/' }}
            phone={{ label: 'Help by phone', number: 'My Aged Care 1800 200 422', href: 'tel:1800200422' }}
            help={{ label: 'Help', href: '/help' }}
            menu={{ open: 'Menu', close: 'Close' }}
            switches={
              <>
                <ThemeToggle label="Large text" icon={text} pressed={largeText} onChange={setLargeText} />
                <ThemeToggle
                  label="High contrast"
                  icon={contrast}
                  pressed={highContrast}
                  onChange={setHighContrast}
                />
              </>
            }
            search={
              <SearchField
                label="Search this site"
                hideLabel
                action="/search"
                onSearch={(words) => void navigate(`/search?${new URLSearchParams({ q: words })}`)}
              />
            }
            account={<Account user={user} current={screen.id === 'profile'} onLogOut={logOut} />}
            pages={{ label: 'Pages', list: pages }}
          />
        }
        notice={<Demonstration />}
        help={<Help />}
        footer={<Footer />}
      >
        <PageMessageLine />
        {user && (
          <Suspense>
            <SessionWatch />
          </Suspense>
        )}
        <CrashBoundary place={key} onFailure={(id) => setFailure({ key, id })}>
          <Suspense fallback={<p className="wrap">Loading the page...</p>}>{children}</Suspense>
        </CrashBoundary>
      </Shell>
    </div>
  );
}

/** The pages that the header lists: the dashboard only for administrators. */
function headerPages(user: User | null) {
  return screens.flatMap((screen) =>
    'link' in screen && (screen.access !== 'admin' || user?.role === 'admin') ? [screen] : [],
  );
}
