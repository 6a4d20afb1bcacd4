import { useEffect } from 'react';
import { usePorts } from '../../ports/ports';
import { isFollowed } from './followedUse';
import { usePageMessage } from '../notices/pageMessage';

/** The delay before another try where code could not be fetched, in milliseconds. */
const tryAgainAfter = 30_000;

/**
 * Whoever leaves a shared computer before the code that follows its use has come leaves nothing on
 * it either.
 */
export function useEarlyLeaving(): void {
  const ports = usePorts();
  const { show } = usePageMessage();
  useEffect(() => {
    const { can, clock, currentUser } = ports;
    if (!can.sharedComputers) return;
    let present = currentUser.get();
    return currentUser.subscribe(() => {
      const person = present;
      present = currentUser.get();
      if (!person || present?.id === person.id || isFollowed(person.id)) return;
      const leave = () =>
        import('./leaveShared')
          .then(({ leaveEarly }) => leaveEarly(ports, person))
          .then((message) => message && show(message))
          .catch(() => clock.after(tryAgainAfter, () => void leave()));
      void leave();
    });
  }, [ports, show]);
}
