import { useEffect, useState, type ComponentType } from 'react';
import { Status } from '../../components/Status/Status';
import { usePorts } from '../../ports/ports';

/** The lines above a page about the login and about changes that wait on this device. */
export function SessionLines({ unreachable }: { unreachable: boolean }) {
  return (
    <>
      {unreachable && (
        <div className="wrap">
          <Status kind="info">
            We can&apos;t reach our login service just now. You are still logged in on this device.
          </Status>
        </div>
      )}
      <Waiting />
    </>
  );
}

/** The line about waiting changes, which exist only on a person's own device. */
function Waiting() {
  const { can, deviceUse } = usePorts();
  const [code, setCode] = useState<{ WaitingLine: ComponentType } | null>(null);
  useEffect(() => {
    if (!can.waitingChanges) return undefined;
    let stop = () => {};
    let over = false;
    const watch = async () => {
      const choice = await deviceUse();
      const look = () => {
        if (choice.get() !== 'own') return;
        stop();
        import('../../features/waitingChanges/WaitingLine')
          .then((found) => ({ WaitingLine: found.WaitingLine }))
          .then(
            (found) => over || setCode(found),
            () => undefined,
          );
      };
      if (!over) stop = choice.subscribe(look);
      look();
    };
    watch().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [can, deviceUse]);
  return code && <code.WaitingLine />;
}
