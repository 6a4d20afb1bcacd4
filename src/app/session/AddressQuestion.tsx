import { useEffect, useEffectEvent } from 'react';
import { codeIsAwaited, hasCode } from '@/shared/domain/auth/addressCode';
import { useAddressDialog } from '../../features/profile/useAddressDialog';
import { usePorts } from '../../ports/ports';
import { addressAsked } from '../notices/addressAsked';
import { usePageMessage } from '../notices/pageMessage';

/**
 * The dialog for the mailed code: after registering; after a reload in between, such as by a phone on the way back from
 * the mail; and on request by the line at the lower edge.
 */
export function AddressQuestion() {
  const ports = usePorts();
  const { can, currentUser, clock, deviceUse } = ports;
  const { show } = usePageMessage();
  const { open, render } = useAddressDialog({
    onDone: (text) => show({ kind: 'success', text }),
    onFailure: (text) => show({ kind: 'failed', text }),
  });
  const ask = useEffectEvent((opener: Element | null) => void open(opener));

  useEffect(() => addressAsked.subscribe(ask), []);

  useEffect(() => {
    let stop = () => {};
    let over = false;
    const begin = async () => {
      const device = can.sharedComputers ? await deviceUse() : null;
      const look = () => {
        // One question at a time.
        if (over || device?.isDue()) return;
        over = true;
        stop();
        const user = currentUser.get();
        const isBegun = user?.addressProved === false && !user.provesLater;
        const isLinked = window.location.hash.startsWith('#confirm=');
        if (isBegun && !isLinked && hasCode(user, clock.now().getTime(), codeIsAwaited))
          ask(document.querySelector('h1'));
      };
      stop = device?.subscribe(look) ?? stop;
      look();
    };
    begin().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [can, clock, currentUser, deviceUse]);

  return render();
}
