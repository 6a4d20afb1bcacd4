import { useCallback, useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../domain/appointment';
import type { Damage } from '../../ports/collection';
import { useServices } from '../../ports/services';

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
  const services = useServices();
  const [found, setFound] = useState<AppointmentsState>({ state: 'loading' });
  const lastRead = useRef(0);

  const reload = useCallback(async () => {
    const read = (lastRead.current += 1);
    try {
      const collection = (await services.collections()).appointments;
      const appointments = await collection.list();
      // An older answer must not come over a newer one.
      if (read === lastRead.current) {
        const { keptWhere } = collection;
        setFound({ state: 'ready', appointments, keptWhere, damage: collection.damage() });
      }
    } catch {
      if (read === lastRead.current) setFound({ state: 'failed' });
    }
  }, [services]);

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
    services.collections().then(
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
  }, [reload, services]);

  return { found, reload, inOneGo };
}
