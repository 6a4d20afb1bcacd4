import { useLocation } from 'react-router-dom';
import { Dialogs } from '../components/Dialogs/Dialogs';
import { screenAt } from '../domain/screens/screens';
import { PortsProvider, type Ports } from '../ports/ports';
import { AppShell } from './AppShell';
import { AuthProvider } from './AuthProvider';
import { CrashBoundary } from './CrashBoundary';
import { PageMessageProvider } from './pageMessage';
import { pages } from './pages';
import { RequireAccess } from './RequireAccess';

/** The whole product, inside a router that its caller chooses. */
export function App({ ports }: { ports: Ports }) {
  return (
    <CrashBoundary place="app">
      <PortsProvider ports={ports}>
        <PageMessageProvider>
          {/* Around the dialogs as well: it follows the links in them. */}
          <AuthProvider>
            <Dialogs>
              <AppShell>
                <RequireAccess>
                  <CurrentPage />
                </RequireAccess>
              </AppShell>
            </Dialogs>
          </AuthProvider>
        </PageMessageProvider>
      </PortsProvider>
    </CrashBoundary>
  );
}

/** The page at the present address. The list of screens is the table of routes: no path has a variable part. */
function CurrentPage() {
  const { pathname } = useLocation();
  const Page = pages[screenAt(pathname).id];
  return <Page />;
}
