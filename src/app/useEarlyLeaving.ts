import { useEffect } from 'react';
import { usePorts } from '../ports/ports';
import { usePageMessage } from './pageMessage';

/** The delay before another try where code could not be fetched, in milliseconds. */
const tryAgainAfter = 30_000;

/** The ids of the people whose use of a shared computer `SharedDevice` follows: it removes what is theirs when they leave. */
const followed = new Set<string>();

/** Says that a person's use of this computer is followed. @returns a function that ends it. */
export function followUse(person: string): () => void {
  followed.add(person);
  return () => followed.delete(person);
}

/**
 * Where the data is on the server: whoever leaves a shared computer before the code that follows its use has come leaves nothing on
 * it either.
 */
export function useEarlyLeaving(): void {
  const ports = usePorts();
  const { show } = usePageMessage();
  useEffect(() => {
    const { clock, currentUser, settings } = ports;
    if (settings.data !== 'server') return;
    let present = currentUser.get();
    return currentUser.subscribe(() => {
      const person = present;
      present = currentUser.get();
      if (!person || present?.id === person.id || followed.has(person.id)) return;
      const leave = () =>
        import('./leaveShared')
          .then(({ leaveEarly }) => leaveEarly(ports, person))
          .then((message) => message && show(message, '/'))
          .catch(() => clock.after(tryAgainAfter, () => void leave()));
      void leave();
    });
  }, [ports, show]);
}
