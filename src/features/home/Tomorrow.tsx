import { useMemo } from 'react';
import { tomorrowLine } from '@/shared/domain/appointments/appointmentWords';
import type { User } from '@/shared/domain/users/user';
import { usePorts, type Ports } from '../../ports/ports';
import { useLiveQuery } from '../../ports/useLiveQuery';

async function openOwn({ collections }: Ports) {
  const { appointments } = await collections();
  return {
    read: () => appointments.list(),
    subscribe: (listener: () => void) => appointments.subscribe(listener),
  };
}

/** The person's plans for tomorrow; nothing where there are none, or they cannot be read. */
export function Tomorrow({ user }: { user: User }) {
  const { clock } = usePorts();
  const { value } = useLiveQuery(openOwn);
  const line = useMemo(() => value && tomorrowLine(value, user, clock.now()), [clock, user, value]);
  return (
    line && (
      <p>
        <strong>{line}</strong>
      </p>
    )
  );
}
