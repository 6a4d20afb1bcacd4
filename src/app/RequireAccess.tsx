import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenAt } from '../domain/screens/screens';
import { administratorsOnly, decideAccess, loginToView, type AccessDecision } from '../domain/auth/session';
import { usePorts } from '../ports/ports';
import { useAuth } from './useAuth';
import { usePageMessage } from './pageMessage';

/** The navigation state of the redirect to the first page: why, and what was requested. */
export interface AccessDenied {
  decision: Exclude<AccessDecision, 'allowed'>;
  from: string;
}

/**
 * The guard for addresses that were typed or kept as a bookmark. It decides when the address changes, and not while the
 * page is open: somebody who logs in again is where they were. `inSessionScope` handles a change of person.
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

  useEffect(() => {
    if (decision === 'allowed') return;
    const turnedAway: AccessDenied = { decision, from: pathname + search + hash };
    void navigate('/', { replace: true, state: { turnedAway } });
  }, [decision, navigate, pathname, search, hash]);

  return decision === 'allowed' ? children : null;
}

/** On the first page, says once why somebody was redirected. */
export function useAccessDenied(): void {
  const { state } = useLocation() as { state: { turnedAway?: AccessDenied } | null };
  const { open } = useAuth();
  const { show } = usePageMessage();
  const navigate = useNavigate();
  const turnedAway = state?.turnedAway;

  useEffect(() => {
    if (!turnedAway) return;
    // So that going back or reloading does not repeat it.
    void navigate('/', { replace: true, state: null });
    if (turnedAway.decision === 'needs-login')
      open({ mode: 'login', line: loginToView, next: turnedAway.from });
    else show({ kind: 'warning', text: administratorsOnly }, '/');
  }, [turnedAway, navigate, open, show]);
}
