import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Status } from '../../components/Status/Status';
import { saidMessage, saidName, withoutSaid } from '@/shared/domain/said/said';
import { useUser } from '../../ports/ports';
import { usePageMessage } from './pageMessage';
import styles from './PageMessageLine.module.css';

/**
 * Reports the outcome of a plain form, by the code in the address. The server draws it, so it works without scripts.
 * With scripts it becomes the page's message, which announces it, and its code is removed from the address, so that
 * nothing repeats it.
 */
export function Said() {
  const { hash, pathname, search } = useLocation();
  const [message] = useState(() => saidMessage(new URLSearchParams(search).get(saidName)));
  const user = useUser();
  const { message: shown, show } = usePageMessage();
  const navigate = useNavigate();

  useEffect(() => {
    if (message) show(message, pathname);
    void navigate(withoutSaid(pathname + search + hash), { replace: true });
  }, [hash, message, navigate, pathname, search, show]);

  // The page's message replaces it, maybe before the address has changed.
  if (!message || shown || (message.loggedOut && user)) return null;
  return (
    <div className={`wrap ${styles.line}`} data-said="">
      <Status kind={message.kind}>{message.text}</Status>
    </div>
  );
}
