import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialogs } from '../../components/Dialogs/Dialogs';
import { screenAt } from '@/shared/domain/screens/screens';
import { PortsProvider, type Ports } from '../../ports/ports';
import { AppShell } from './AppShell';
import { AuthProvider } from '../session/AuthProvider';
import { CrashBoundary } from './CrashBoundary';
import { PageMessageProvider } from '../notices/pageMessage';
import { pages } from '../routing/pages';
import { PageSkeleton } from '../routing/PageSkeleton';
import { RequireAccess } from '../routing/RequireAccess';

export interface AppProps {
  ports: Ports;
  /** True where the existing markup has the complete page, and its code has loaded. */
  isWhole?: boolean;
}

/** The whole product, inside a router of the caller's choice. */
export function App({ ports, isWhole = false }: AppProps) {
  const { pathname } = useLocation();
  const { id } = screenAt(pathname);
  // The list of screens is the routing table: no path has a variable part.
  const Page = pages[id];
  // Where the visit begins with a shell, the page's heading is there before its code, and stays until the page can
  // replace it.
  const isFirst = useDeferredValue(false, isWhole || id === 'home' ? undefined : true) && id !== 'home';
  return (
    <CrashBoundary place="app">
      <PortsProvider ports={ports}>
        <PageMessageProvider>
          {/* Around the dialogs as well: it follows the links in them. */}
          <AuthProvider>
            <Dialogs>
              <AppShell>
                <RequireAccess>{isFirst ? <PageSkeleton /> : <Page />}</RequireAccess>
              </AppShell>
            </Dialogs>
          </AuthProvider>
        </PageMessageProvider>
      </PortsProvider>
    </CrashBoundary>
  );
}
