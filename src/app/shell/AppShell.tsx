import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../../components/Header/Header';
import { contrast, text } from '../../components/Icon/paths';
import { useWindowTitle } from '../../components/PageTitle/windowTitle';
import { SearchField } from '../../components/SearchField/SearchField';
import { Shell } from '../../components/Shell/Shell';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle';
import { screenAt, screenById, screens, type ScreenId } from '@/shared/domain/screens/screens';
import { longestQuery, toQuery } from '@/shared/domain/search/searchQuery';
import type { User } from '@/shared/domain/users/user';
import { Busy } from '../../ports/Busy';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { usePorts, useUser } from '../../ports/ports';
import { useIsLive } from '../../ports/useIsLive';
import { Account } from '../session/Account';
import { Arrival } from '../routing/Arrival';
import { CrashBoundary } from './CrashBoundary';
import { Demonstration } from './Demonstration';
import { focusHeading } from '../notices/focusHeading';
import { Footer } from './Footer';
import { Help } from './Help';
import { PageMessageLine } from '../notices/PageMessageLine';
import { PageSkeleton } from '../routing/PageSkeleton';
import { useAccessDenied } from '../routing/RequireAccess';
import { Saying } from '../notices/Saying';
import { useDisplay } from './useDisplay';
import { useEarlyLeaving } from '../session/useEarlyLeaving';
import { useLogOut } from '../session/useLogOut';
import { usePrefetch } from '../routing/usePrefetch';
import { useWaiting } from '../routing/useWaiting';

/** Only for people who are logged in. They stay logged in without it, so a failed fetch does not fail the page. */
const SessionWatch = lazyWithPreload(
  () => import('../session/SessionWatch'),
  (code) => code.SessionWatch,
  () => null,
);

/** The shell around every page, and client-side navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const { settings, currentUser } = usePorts();
  const user = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, key } = location;
  const [failure, setFailure] = useState<{ key: string; id: ScreenId } | null>(null);
  const screen = failure?.key === key ? screenById(failure.id) : screenAt(pathname);
  const logOut = useLogOut();
  const [highContrast, setHighContrast] = useDisplay('highContrast');
  const [largeText, setLargeText] = useDisplay('largeText');
  const [first] = useState(location);
  const waiting = useWaiting();
  const isLive = useIsLive();
  useAccessDenied();
  useEarlyLeaving();
  usePrefetch();
  useWindowTitle(`${screen.title} - ${settings.productName}`);

  // A failed page's replacement is a page too: its heading is read out.
  useEffect(() => {
    if (failure) focusHeading();
  }, [failure]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  useEffect(() => {
    // Not `user`, which is null until the page is hydrated.
    if (!currentUser.get()) delete document.documentElement.dataset['session'];
  }, [currentUser, user]);

  const pages = headerPages(user, screen.id);

  return (
    <Shell
      title={screen.title}
      skip="Skip to main content"
      header={
        <Header
          // By `currentUser`: a menu that was opened before hydration stays open.
          place={`${pathname} ${currentUser.get()?.id}`}
          brand={{ name: settings.productName, href: '/' }}
          phone={{ label: 'Help by phone', number: 'My Aged Care 1800 200 422', href: 'tel:1800200422' }}
          help={{ label: 'Help', href: '/help' }}
          menu={{ open: 'Menu', close: 'Close' }}
          switches={
            <>
              <ThemeToggle
                name="largeText"
                label="Large text"
                icon={text}
                pressed={largeText}
                onChange={setLargeText}
              />
              <ThemeToggle
                name="highContrast"
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
              maxLength={longestQuery}
              onSearch={(words) => void navigate(`/search?${new URLSearchParams({ q: toQuery(words) })}`)}
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
      {waiting && <p className="wrap">Loading the page...</p>}
      <PageMessageLine />
      <Saying />
      {user && isLive && (
        <Suspense fallback={<Busy />}>
          <SessionWatch />
        </Suspense>
      )}
      <CrashBoundary place={key} onFailure={(id) => setFailure({ key, id })}>
        <Suspense fallback={<PageSkeleton />}>
          <Arrival first={first} />
          {children}
        </Suspense>
      </CrashBoundary>
    </Shell>
  );
}

/** The pages in the header: the dashboard only for administrators. @param current the current page. */
function headerPages(user: User | null, current: ScreenId) {
  return screens.flatMap((screen) =>
    'link' in screen && (screen.access !== 'admin' || user?.role === 'admin')
      ? [{ label: screen.link, href: screen.path, current: screen.id === current }]
      : [],
  );
}
