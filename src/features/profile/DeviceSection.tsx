import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { sharedDeviceMinutes } from '@/shared/domain/auth/sharedSession';
import type { DeviceUse } from '@/shared/domain/auth/deviceUse';
import type { DeviceChoice } from '../../ports/deviceUse';
import { usePorts } from '../../ports/ports';
import styles from '../appointmentExport/ExportAppointments.module.css';
import { KeepData } from './KeepData';

const loadDialog = () => import('./DeviceQuestion');

const said = (use: DeviceUse, minutes: number) =>
  use === 'own'
    ? 'You said that this is your own device. You stay logged in on it.'
    : use === 'shared'
      ? `This is a shared computer. Everything of yours is removed from it when you log out, or when nobody uses it for ${minutes} minutes.`
      : 'You have not said whether this is your own device or a shared computer.';

/** Shows if the device is shared, and lets the person change that. */
export function DeviceSection() {
  const { deviceUse, settings } = usePorts();
  const minutes = settings.sharedDevice?.minutes ?? sharedDeviceMinutes;
  const [device, setDevice] = useState<DeviceChoice | null>(null);
  const [use, setUse] = useState<DeviceUse>(null);
  const dialog = useLazyDialog<typeof loadDialog, object>(loadDialog);
  const [outcome, show] = useOutcome();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let end = () => {};
    let left = false;
    deviceUse().then(
      (found) => {
        if (left) return;
        setDevice(found);
        setUse(found.get());
        end = found.subscribe(() => setUse(found.get()));
      },
      () => undefined,
    );
    return () => {
      left = true;
      end();
    };
  }, [deviceUse]);

  if (!device) return null;
  const open = (opener: Element) => {
    show(null);
    dialog
      .open(() => ({}), opener)
      .catch(() => show({ kind: 'failed', text: 'The question could not be loaded. Please try again.' }));
  };
  return (
    <section className={`${styles.box} no-print`} aria-labelledby="this-device">
      <h2 id="this-device" ref={heading} tabIndex={-1}>
        This device
      </h2>
      <p>{said(use, minutes)}</p>
      {use === 'own' && <KeepData copies heading={heading} />}
      {device.isFixed ? (
        <p>The people who run this site have set this.</p>
      ) : (
        <div className={styles.buttons}>
          <Button
            onPointerEnter={dialog.preload}
            onFocus={dialog.preload}
            onClick={({ currentTarget }) => open(currentTarget)}
          >
            Say whose device this is
          </Button>
        </div>
      )}
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ DeviceQuestion }, _, opener) => (
        <DeviceQuestion
          {...{ minutes, use, opener }}
          onAnswer={(answer) => {
            dialog.close();
            if (!answer) return;
            device.set(answer);
            show({ kind: 'success', text: said(answer, minutes) });
          }}
        />
      ))}
    </section>
  );
}
