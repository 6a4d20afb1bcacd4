import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenAt } from '@/shared/domain/screens/screens';
import { administratorsOnly, decideAccess, loginToView } from '@/shared/domain/auth/session';
import { usePorts } from '../../ports/ports';
import { PageSkeleton } from './PageSkeleton';
import { useAuth } from '../session/useAuth';
import { usePageMessage } from '../notices/pageMessage';

/** The navigation state of the redirect to the login, with the requested page. */
interface AccessDenied {
  from: string;
}

/**
 * Guards addresses that were typed or bookmarked. It decides when the address changes, and not while the page is open:
 * a person who logs in again stays on the page. `inSessionScope` handles a change of user.
 */
export function RequireAccess({ children }: { children: ReactNode }) {
  const { currentUser } = usePorts();
  const { pathname, search, hash } = useLocation();
  const place = pathname + search;
  const decide = () => ({ place, decision: decideAccess(screenAt(pathname).access, currentUser.get()) });
  const [decided, setDecided] = useState(decide);
  if (decided.place !== place) setDecided(decide());
  const { decision } = decided;
  const navigate = useNavigate();
  const { show } = usePageMessage();

  useEffect(() => {
    if (decision === 'allowed') return;
    // Shown together with the first page, which it would push down later.
    if (decision === 'needs-admin') show({ kind: 'warning', text: administratorsOnly }, '/');
    const state: AccessDenied | null = decision === 'needs-login' ? { from: pathname + search + hash } : null;
    void navigate('/', { replace: true, state });
  }, [decision, navigate, pathname, search, hash, show]);

  // The built page shows this to everybody.
  return decision === 'allowed' ? children : <PageSkeleton />;
}

/** On the first page, asks for the login once. */
export function useAccessDenied(): void {
  const { state } = useLocation() as { state: AccessDenied | null };
  const { open } = useAuth();
  const navigate = useNavigate();
  const from = state?.from;

  useEffect(() => {
    if (!from) return;
    // Going back or reloading must not repeat it.
    void navigate('/', { replace: true, state: null });
    open({ mode: 'login', line: loginToView, next: from });
  }, [from, navigate, open]);
}
