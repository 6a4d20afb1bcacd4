import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextArea } from '../../components/TextArea/TextArea';
import { buttonName, type CommunityEvent } from '@/shared/domain/events/event';

export interface CancelEventDialogProps {
  event: CommunityEvent;
  /** Attendees and people who wait are notified. */
  tells: boolean;
  /** The label of the button that cancels it. */
  action: string;
  opener: Element | null;
  /** Called with the reason; null: the event is not cancelled. */
  onAnswer: (reason: string | null) => void;
}

/** Asks for the reason of a cancellation. */
export function CancelEventDialog({ event, tells, action, opener, onAnswer }: CancelEventDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      role="alertdialog"
      title={`Cancel ${buttonName(event)}?`}
      description={`It stays on the list, marked as cancelled.${tells ? ' Those who have a place or wait for one get an email.' : ''}`}
      tone="danger"
      opener={opener}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(reason.trim())}
      actions={
        <>
          <Button kind="danger-main" type="submit">
            {action}
          </Button>
          <Button onClick={() => onAnswer(null)}>Go back</Button>
        </>
      }
    >
      <TextArea
        label="Why is it cancelled?"
        hint={`People read this on its card${tells ? ' and in the email' : ''}. It can stay empty.`}
        rows={2}
        maxLength={300}
        data-initial-focus=""
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
