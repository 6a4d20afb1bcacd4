import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { withProof } from '@/shared/domain/users/user';
import { Busy } from '../../ports/Busy';
import type { IdentityState } from '../../ports/identity';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import { usePorts, useUser, type Ports } from '../../ports/ports';
import { SessionLines } from './SessionLines';

/** The delay before a retry when there was no answer, in milliseconds. */
const askAgainAfter = 30_000;

/** Only for people with an unconfirmed address. The profile offers the same without it. */
const AddressQuestion = lazyWithPreload(
  () => import('./AddressQuestion'),
  (code) => code.AddressQuestion,
  () => null,
);

/**
 * Follows the identity service while this device holds a login: a stored user that was tampered with is corrected, and a
 * login that has ended is removed. No answer is not a sign-out: it changes nothing but shows an unobtrusive line.
 */
export function SessionWatch() {
  const ports = usePorts();
  const [unreachable, setUnreachable] = useState(false);
  const [asksForAddress, setAsksForAddress] = useState(false);
  // The dialog has to close once the address is confirmed.
  const user = useUser();
  if (user?.addressProved === false && !asksForAddress) setAsksForAddress(true);

  useEffect(() => {
    let over = false;
    let cancel = () => {};
    // The identity service retries by itself; the user directory is retried here.
    const onState = async (state: IdentityState) => {
      cancel();
      const reached = await follow(ports, state);
      if (over) return;
      setUnreachable(!reached);
      if (!reached && state.kind === 'signed-in') {
        cancel = ports.clock.after(askAgainAfter, () => void onState(state));
      }
    };
    const watching = ports
      .identity()
      .then((identity) => identity.onStateChange((state) => void onState(state)));
    watching.catch(() => over || setUnreachable(true));
    return () => {
      over = true;
      cancel();
      void watching.then((stop) => stop()).catch(() => undefined);
    };
  }, [ports]);

  return (
    <>
      {useSharedDevice(ports)}
      {asksForAddress && (
        <Suspense fallback={<Busy />}>
          <AddressQuestion key={user?.id} />
        </Suspense>
      )}
      <SessionLines unreachable={unreachable} />
    </>
  );
}

/** Asks if the device is shared, after the first view. */
function useSharedDevice(ports: Ports): ReactElement | null {
  const [part, setPart] = useState<ReactElement | null>(null);
  useEffect(() => {
    if (!ports.can.sharedComputers) return;
    let over = false;
    let cancel = () => {};
    const load = async () => {
      try {
        const [{ SharedDevice }, device, deviceData] = await Promise.all([
          import('./SharedDevice'),
          ports.deviceUse(),
          ports.deviceData(),
        ]);
        if (!over) setPart(<SharedDevice {...{ device, deviceData }} />);
      } catch {
        // Without it nothing would be removed from a shared computer.
        if (!over) cancel = ports.clock.after(askAgainAfter, () => void load());
      }
    };
    const begin = () => void load();
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      over = true;
      cancel();
      window.removeEventListener('load', begin);
    };
  }, [ports]);
  return part;
}

/** Updates the stored user from the service. @returns false when the service could not be reached. */
async function follow(ports: Ports, state: IdentityState): Promise<boolean> {
  const { currentUser } = ports;
  if (state.kind === 'unreachable') return false;
  if (state.kind === 'signed-out') {
    currentUser.clear();
    return true;
  }
  try {
    const { account } = state;
    const [document, token] = await Promise.all([
      account.document ?? ports.userDirectory().then((directory) => directory.read(account.uid)),
      ports.identity().then((identity) => identity.idToken()),
    ]);
    const stored = currentUser.get();
    // Logged out, or another person, while the request was pending.
    if (!stored || token === null) return true;
    const { uid, email, addressProved } = account;
    const role = document?.role ?? 'user';
    // Without the document the name is unknown.
    const name = document ? document.name : stored.name;
    const isStored =
      stored.id === uid &&
      stored.email === email &&
      stored.name === name &&
      stored.role === role &&
      stored.token === token &&
      stored.addressProved === addressProved;
    if (!isStored)
      currentUser.set(
        withProof({ ...stored, id: uid, username: email, email, name, role, token }, addressProved !== false),
      );
    return true;
  } catch {
    return false;
  }
}
