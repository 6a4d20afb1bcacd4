import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

type OnLine = (line: SiteNoticeProps | null) => void;

interface Followed {
  /** Fetches what decides about the line; it returns a function that looks again. */
  open: () => Promise<(ports: Ports, onLine: OnLine) => () => void>;
  /** Whom it is about. Default: everybody who is logged in. */
  isFor?: (user: User) => boolean;
}

/**
 * Follows what one line at the lower edge says to a person. Its code is loaded once somebody is logged in whom it is about.
 * @returns looks again: something may have changed.
 */
export function followLater(ports: Ports, { open, isFor }: Followed, onLine: OnLine): () => void {
  let look: (() => void) | null = null;
  let isLoading = false;
  const load = () => {
    const user = ports.currentUser.get();
    if (look) look();
    else if (!isLoading && user && (isFor?.(user) ?? true)) {
      isLoading = true;
      open().then(
        (follow) => {
          look = follow(ports, onLine);
          look();
        },
        // At the next page it is tried again.
        () => (isLoading = false),
      );
    }
  };
  ports.currentUser.subscribe(load);
  document.addEventListener('visibilitychange', load);
  return load;
}
