import { useCallback } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { users } from '../../components/Icon/paths';
import { buttonName, type CommunityEvent } from '@/shared/domain/events/event';
import type { AttendeesPurpose, Registrations } from '../../ports/registrations';
import styles from './EventCard.module.css';
import type { EventOutcome } from './eventOutcome';

export interface WhoIsComingProps {
  event: CommunityEvent;
  attendees: NonNullable<Registrations['attendees']>;
  /** Reports that the list could not be opened. */
  show: (outcome: EventOutcome | null) => void;
}

const loadDialog = () => import('./AttendeesDialog');

/** Opens the list of an event's attendees. */
export function WhoIsComing({ event, attendees, show }: WhoIsComingProps) {
  const { id } = event;
  const dialog = useLazyDialog<typeof loadDialog, CommunityEvent>(loadDialog);
  const read = useCallback((purpose: AttendeesPurpose) => attendees(id, purpose), [attendees, id]);
  const text = 'The list could not be opened. Check your connection, then try again.';
  return (
    <div className={styles.actions}>
      <Button
        kind="quiet"
        icon={users}
        onFocus={dialog.preload}
        onPointerEnter={dialog.preload}
        onClick={() => {
          show(null);
          dialog.open(() => event).catch(() => show({ at: id, kind: 'failed', text }));
        }}
      >
        Who is coming
        <span className="visually-hidden">{` to ${buttonName(event)}`}</span>
      </Button>
      {dialog.render(({ AttendeesDialog }, _shown, opener) => (
        <AttendeesDialog {...{ event, read, opener }} onClose={dialog.close} />
      ))}
    </div>
  );
}
