import { useEffect, useState } from 'react';
import { tomorrowLine } from '../../domain/appointments/appointmentWords';
import type { User } from '../../domain/users/user';
import { usePorts } from '../../ports/ports';

/** What the person has tomorrow; nothing where there is nothing, or nothing can be read. */
export function Tomorrow({ user }: { user: User }) {
  const { clock, collections } = usePorts();
  const [line, setLine] = useState<string | null>(null);

  useEffect(() => {
    let over = false;
    collections()
      .then(({ appointments }) => appointments.listOwn?.() ?? appointments.list())
      .then(
        (all) => over || setLine(tomorrowLine(all, user, clock.now())),
        () => undefined,
      );
    return () => {
      over = true;
    };
  }, [clock, collections, user]);

  return (
    line && (
      <p>
        <strong>{line}</strong>
      </p>
    )
  );
}
