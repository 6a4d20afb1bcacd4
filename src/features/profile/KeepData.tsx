import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { keepingLine, type Keeping } from '@/shared/domain/ownBackup/keeping';
import { usePorts } from '../../ports/ports';
import styles from '../appointmentExport/ExportAppointments.module.css';

export interface KeepDataProps {
  /** Only copies are here, and the account has the originals. */
  copies: boolean;
  /** Takes the focus when the button disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** Shows if this browser keeps its data permanently, and requests that, on a person's own device only. */
export function KeepData({ copies, heading }: KeepDataProps) {
  const { deviceData } = usePorts();
  const announce = useAnnounce();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let left = false;
    deviceData()
      .then(({ persistence }) => persistence())
      .then((found) => found.get())
      .then(
        (found) => left || setKeeping(found),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [deviceData]);

  if (!keeping) return null;
  const ask = async () => {
    setBusy(true);
    let answer: Keeping = 'may-delete';
    try {
      answer = await (await (await deviceData()).persistence()).ask();
    } catch {
      // Its code could not be fetched: nothing was promised.
    }
    setBusy(false);
    // The button disappears: the focus stays close by.
    if (answer !== 'may-delete') heading.current?.focus();
    setKeeping(answer);
    setRefused(answer !== 'promised');
    announce(answer === 'promised' ? keepingLine(answer, copies) : notPromised(copies));
  };
  return (
    <>
      <p>{keepingLine(keeping, copies)}</p>
      {refused && <p>{notPromised(copies)}</p>}
      {keeping === 'may-delete' && (
        <div className={styles.buttons}>
          <Button busy={busy ? 'Asking…' : undefined} onClick={() => void ask()}>
            Ask this browser to keep my data
          </Button>
        </div>
      )}
    </>
  );
}

const notPromised = (copies: boolean) =>
  `This browser did not promise it. ${copies ? 'You can ask again another day.' : 'Save a backup now and then.'}`;
