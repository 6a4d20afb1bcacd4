import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenAt } from '@/shared/domain/screens/screens';
import { decideAccess, loginToView, loginToViewProfile } from '@/shared/domain/auth/session';
import { usePorts } from '../../ports/ports';
import type { AuthRequest } from './authRequest';
import { internalTarget } from './followLinks';

/**
 * Handles a pressed link: a page that needs a login opens the dialog in place, any other is navigated to.
 * @param open opens the login dialog.
 */
export function useLinks(open: (request: AuthRequest) => void): (event: MouseEvent) => void {
  const { currentUser } = usePorts();
  const navigate = useNavigate();

  return (event) => {
    const target = internalTarget(event);
    if (target === null) return;
    event.preventDefault();
    const wanted = screenAt(new URL(target, window.location.href).pathname);
    if (decideAccess(wanted.access, currentUser.get()) !== 'needs-login') {
      void navigate(target);
      return;
    }
    const line = wanted.id === 'profile' ? loginToViewProfile : loginToView;
    const opener = event.target instanceof Element ? event.target.closest('a') : null;
    open({ mode: 'login', line, next: target, opener });
  };
}
