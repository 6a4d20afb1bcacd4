import { useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { UndeliveredMail } from '../../ports/outbox';
import { usePorts } from '../../ports/ports';
import { AdminSection } from './AdminSection';
import { timeText } from './AuditTable';
import type { Read } from './useRead';

const columns: readonly TableColumn<UndeliveredMail>[] = [
  { field: 'subject', label: 'Subject', size: 'long' },
  { field: 'to', label: 'To' },
  { field: 'trouble', label: 'What happened', size: 'long' },
  { field: 'date', label: 'When', text: ({ date }) => timeText(date) },
];
const noun = { one: 'email', many: 'emails' };
const rowId = ({ id }: UndeliveredMail) => id;
const none: readonly UndeliveredMail[] = [];

/** Lists the server's own emails that may not have arrived, each to send again or to dismiss. */
export function UndeliveredTable({
  read,
  again,
}: {
  read: Read<readonly UndeliveredMail[]>;
  again: () => void;
}) {
  const { outbox } = usePorts();
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [outcome, show] = useOutcome();
  const all = read.state === 'ready' ? read.value : none;
  const rows = useMemo(() => all.filter((mail) => !decided.has(mail.id)), [all, decided]);
  const table = useTable({ columns, rows, rowId });

  const decide = async (mail: UndeliveredMail, what: 'sendAgain' | 'leave') => {
    show(null);
    try {
      await (await outbox()).undelivered[what](mail.id);
      setDecided((ids) => new Set(ids).add(mail.id));
      const text =
        what === 'leave' ? 'It is off the list, and was not sent again.' : 'It is being sent again.';
      show({ kind: 'success', text: `${mail.subject}: ${text}` });
    } catch {
      show({ kind: 'failed', text: 'That did not work. Please try again.' });
    }
  };
  const actions = (mail: UndeliveredMail) => (
    <>
      <Button
        size="small"
        aria-label={`Send again: ${mail.subject}, to ${mail.to}`}
        onClick={() => void decide(mail, 'sendAgain')}
      >
        Send again
      </Button>
      <Button
        size="small"
        aria-label={`Leave it: ${mail.subject}, to ${mail.to}`}
        onClick={() => void decide(mail, 'leave')}
      >
        Leave it
      </Button>
    </>
  );
  return (
    <AdminSection heading="Emails that may not have arrived">
      <p>
        These tell people about their own place at an event, or remind them of it or of an appointment. One
        that may have been sent is sent again only when you say so.
      </p>
      <OutcomeMessage outcome={outcome} />
      <DataTable
        {...{ table, noun, actions }}
        caption="Emails that may not have arrived"
        nameField="subject"
        state={read.state}
        onRetry={again}
      />
    </AdminSection>
  );
}
