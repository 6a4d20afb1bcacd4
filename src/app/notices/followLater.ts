import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

type OnLine = (line: SiteNoticeProps | null) => void;

interface Followed {
  /** Fetches the code that decides about the line; it returns a function that checks again. */
  open: () => Promise<(ports: Ports, onLine: OnLine) => () => void>;
  /** Selects the users. Default: everybody who is logged in. */
  isFor?: (user: User) => boolean;
}

/**
 * Follows one line at the lower edge of the window. Its code loads once a user is logged in whom it concerns.
 * @returns a function that checks again after a change.
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
        // The next page tries again.
        () => (isLoading = false),
      );
    }
  };
  ports.currentUser.subscribe(load);
  document.addEventListener('visibilitychange', load);
  return load;
}
