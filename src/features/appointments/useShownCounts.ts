import { useCallback, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { appointmentsAtOnce, type AppointmentGroup } from '@/shared/domain/appointments/appointmentRules';
import { shownOf } from '@/shared/domain/appointments/appointmentTexts';
import type { ShownCounts } from './AppointmentGroups';
import { editButtonId } from './AppointmentItem';

/**
 * Counts the shown appointments of each group: ten, and ten more on each request, or as many as it takes to show the
 * one that takes the focus.
 * @param focusOn the appointment whose Edit button takes the focus as soon as it is there.
 */
export function useShownCounts(
  groups: readonly AppointmentGroup[] | null,
  focusOn: RefObject<string | null>,
) {
  const announce = useAnnounce();
  const [counts, setCounts] = useState<ShownCounts>({});

  /** Shows the appointment, which runs this hook again. */
  const reach = useEffectEvent((id: string) => {
    for (const { name, appointments } of groups ?? []) {
      const at = appointments.findIndex((one) => one.id === id);
      if (at >= 0) setCounts({ ...counts, [name]: upTo(at) });
    }
  });

  useLayoutEffect(() => {
    const id = focusOn.current;
    if (id === null || !groups) return;
    const button = document.getElementById(editButtonId(id));
    if (button) {
      button.closest('details')?.setAttribute('open', '');
      button.focus();
      focusOn.current = null;
      return;
    }
    // After this commit and before paint.
    queueMicrotask(() => reach(id));
  }, [focusOn, groups, counts]);

  /** The focus goes to the first of the new ones: the button may be gone, and reading continues there. */
  const showMore = useCallback(
    ({ name, appointments }: AppointmentGroup) => {
      const shown = counts[name] ?? appointmentsAtOnce;
      focusOn.current = appointments[shown]?.id ?? null;
      const next = Math.min(shown + appointmentsAtOnce, appointments.length);
      setCounts({ ...counts, [name]: shown + appointmentsAtOnce });
      announce(`${name}: ${shownOf(next, appointments.length)}`);
    },
    [announce, counts, focusOn],
  );
  return { counts, showMore };
}

/** The number of shown appointments, in tens, up to this index. */
const upTo = (place: number) => Math.ceil((place + 1) / appointmentsAtOnce) * appointmentsAtOnce;
