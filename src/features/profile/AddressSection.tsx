import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Status } from '../../components/Status/Status';
import { addressWords } from '@/shared/domain/auth/addressCode';
import type { User } from '@/shared/domain/users/user';
import { usePorts } from '../../ports/ports';
import styles from '../appointmentExport/ExportAppointments.module.css';
import { confirmAddress, isRefused, proofFailure } from './addressProof';
import { useAddressDialog } from './useAddressDialog';

/** The unconfirmed email address, and the way to confirm it. The mailed link leads here, too. */
export function AddressSection({ user }: { user: User }) {
  const ports = usePorts();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [outcome, show] = useOutcome();
  const isUnproved = user.addressProved === false;
  const done = (text: string) => show({ kind: 'success', text });
  const address = useAddressDialog({
    fallbackFocus: () => heading.current,
    onDone: done,
    onFailure: (text) => show({ kind: 'failed', text }),
  });

  const code = new URLSearchParams(hash.slice(1)).get('confirm');
  if (code !== null && !isConfirming) setConfirming(true);
  const ended = useEffectEvent((reason: unknown) => {
    setConfirming(false);
    if (reason === null) return done(addressWords.confirmed(user.email));
    const isDead = isRefused(reason, 'invalid-credential');
    show({ kind: 'failed', text: isDead ? addressWords.deadLink : proofFailure(reason) });
  });
  // Removes the code from the address: later users of this browser must not find it.
  useEffect(() => {
    if (code === null) return;
    void navigate(pathname + search, { replace: true });
    confirmAddress(ports, code).then(() => ended(null), ended);
  }, [code, navigate, pathname, ports, search]);

  if (!isUnproved && !isConfirming && !outcome) return null;
  return (
    <section className={`${styles.box} no-print`} aria-labelledby="address">
      <h2 id="address" ref={heading} tabIndex={-1}>
        Your email address
      </h2>
      {isUnproved && (
        <>
          <p>{`You have not confirmed yet that ${user.email} is yours. Until you do:`}</p>
          <ul>
            {ports.can.messages && <li>we send you no reminders</li>}
            {ports.can.messages && <li>we send you no emails about your events</li>}
            <li>you cannot be made an administrator or a healthcare worker</li>
          </ul>
          <div className={styles.buttons}>{address.button}</div>
        </>
      )}
      {isConfirming && <Status kind="loading">Confirming your email address…</Status>}
      <OutcomeMessage outcome={outcome} />
      {address.render()}
    </section>
  );
}
