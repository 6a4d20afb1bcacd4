import { useLocation } from 'react-router-dom';
import { Dialogs } from '../components/Dialogs/Dialogs';
import { screenAt } from '../domain/screens';
import { ServicesProvider, type Services } from '../ports/services';
import { AppShell } from './AppShell';
import { AuthProvider } from './AuthProvider';
import { CrashBoundary } from './CrashBoundary';
import { PageMessageProvider } from './pageMessage';
import { pages } from './pages';
import { RequireAccess } from './RequireAccess';

/** The whole product, inside a router that its caller chooses. */
export function App({ services }: { services: Services }) {
  return (
    <CrashBoundary place="app">
      <ServicesProvider services={services}>
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
      </ServicesProvider>
    </CrashBoundary>
  );
}

/** The page at the present address. The list of screens is the table of routes: no path has a variable part. */
function CurrentPage() {
  const { pathname } = useLocation();
  const Page = pages[screenAt(pathname).id];
  return <Page />;
}
