import { useEffect } from 'react';
import { usePorts } from '../../ports/ports';
import { isFollowed } from './followedUse';
import { usePageMessage } from '../notices/pageMessage';

/** The delay before another attempt where code could not be fetched, in milliseconds. */
const tryAgainAfter = 30_000;

/** Removes the data of a user who leaves a shared computer before the code that follows the activity has loaded. */
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
