import { useCallback, useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../domain/appointments/appointment';
import type { Damage } from '../../ports/collection';
import { usePorts } from '../../ports/ports';

/** How the stored appointments stand; everybody's, in their stored order. */
export type AppointmentsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; appointments: readonly Appointment[]; keptWhere: string; damage: readonly Damage[] };

/** Does many changes, after which the appointments are read once. */
export type InOneGo = (work: () => Promise<void>) => Promise<void>;

/** Reads the appointments, and again after each change, also one that was made in another tab. */
export function useAppointments(): {
  found: AppointmentsState;
  reload: () => Promise<void>;
  inOneGo: InOneGo;
} {
  const ports = usePorts();
  const [found, setFound] = useState<AppointmentsState>({ state: 'loading' });
  const lastRead = useRef(0);

  const reload = useCallback(async () => {
    const read = (lastRead.current += 1);
    try {
      const collection = (await ports.collections()).appointments;
      const appointments = await collection.list();
      // An older answer must not come over a newer one.
      if (read === lastRead.current) {
        const { keptWhere } = collection;
        setFound({ state: 'ready', appointments, keptWhere, damage: collection.damage() });
      }
    } catch {
      if (read === lastRead.current) setFound({ state: 'failed' });
    }
  }, [ports]);

  // Each reading draws the list and the calendar: hundreds of them would take minutes.
  const goes = useRef(0);
  const inOneGo = useCallback<InOneGo>(
    async (work) => {
      goes.current += 1;
      await work().finally(() => (goes.current -= 1));
      await reload();
    },
    [reload],
  );

  useEffect(() => {
    let end = () => {};
    let over = false;
    ports.collections().then(
      ({ appointments }) => {
        if (over) return;
        end = appointments.subscribe(() => void (goes.current === 0 && reload()));
        void reload();
      },
      () => setFound({ state: 'failed' }),
    );
    return () => {
      over = true;
      lastRead.current += 1;
      end();
    };
  }, [reload, ports]);

  return { found, reload, inOneGo };
}
