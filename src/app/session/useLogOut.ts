import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import type { User } from '@/shared/domain/users/user';
import { usePorts } from '../../ports/ports';
import { useAuth } from './useAuth';
import { focusHeading } from '../notices/focusHeading';
import { loadAgain, usePageMessage } from '../notices/pageMessage';

/** Logs out at once, goes to the home page, and offers there to clear this person's data from a shared device. */
export function useLogOut(): () => void {
  const ports = usePorts();
  const { logOut } = useAuth();
  const { ask } = useDialogs();
  const { show } = usePageMessage();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const clear = (user: User) => {
    import('./clearMyData')
      .then(({ askAndClear }) => askAndClear({ ports, ask, show, user, onCleared: focusHeading }))
      .catch(() => show(loadAgain));
  };

  return () => {
    const user = logOut();
    if (pathname === '/') focusHeading();
    else void navigate('/');
    const action = user && { label: 'Clear my data from this device', onPress: () => clear(user) };
    show({ kind: 'success', text: 'You are logged out.', loggedOut: true, ...(action && { action }) }, '/');
  };
}
