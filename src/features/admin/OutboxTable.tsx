import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { mail } from '../../components/Icon/lazyIcons';
import { Status } from '../../components/Status/Status';
import type { OutboxLine, OutboxList, OutboxMail } from '../../ports/outbox';
import { usePorts } from '../../ports/ports';
import { AdminSection } from './AdminSection';
import { timeText } from './AuditTable';
import type { Read } from './useRead';

const columns: readonly TableColumn<OutboxLine>[] = [
  {
    field: 'subject',
    label: 'Subject',
    size: 'long',
    text: ({ subject, isPrivate }) => (isPrivate ? 'An email with a private link' : subject),
  },
  { field: 'to', label: 'To', text: ({ to, isPrivate }) => (isPrivate ? 'Not shown' : to) },
  { field: 'date', label: 'When', text: ({ date }) => timeText(date) },
];
const noun = { one: 'email', many: 'emails' };
const rowId = ({ name }: OutboxLine) => name;
const none: readonly OutboxLine[] = [];
const loadDialog = () => import('./OutboxMailDialog');

/** Lists the emails in the outbox folder; each opens in plain text. */
export function OutboxTable({ read, again }: { read: Read<OutboxList>; again: () => void }) {
  const { outbox } = usePorts();
  const dialog = useLazyDialog<typeof loadDialog, OutboxMail>(loadDialog);
  const [failed, setFailed] = useState(false);
  const list = read.state === 'ready' ? read.value : null;
  const table = useTable({ columns, rows: list?.mails ?? none, rowId });

  async function openMail(name: string) {
    setFailed(false);
    try {
      await dialog.open(async () => (await outbox()).read(name));
    } catch {
      setFailed(true);
    }
  }
  const actions = ({ name, subject, to, isPrivate }: OutboxLine) =>
    isPrivate ? null : (
      <Button
        size="small"
        icon={mail}
        aria-label={`Read ${subject}, to ${to}`}
        onClick={() => void openMail(name)}
      >
        Read
      </Button>
    );
  return (
    <AdminSection heading="Outbox">
      {list && !list.kept ? (
        <p>Emails go to the mail server and are not kept here.</p>
      ) : (
        <>
          <p>
            {`No mail server is set, so emails are kept in a folder instead of being sent.${list && list.total > list.mails.length ? ` The newest ${list.mails.length} are shown.` : ''}`}
          </p>
          {failed && (
            <Status kind="failed" appears>
              The email could not be read. Please try again.
            </Status>
          )}
          <DataTable
            {...{ table, noun, actions }}
            caption="Emails in the outbox"
            nameField="subject"
            state={read.state}
            onRetry={again}
          />
        </>
      )}
      {dialog.render(({ OutboxMailDialog }, shown, opener) => (
        <OutboxMailDialog mail={shown} opener={opener} onClose={dialog.close} />
      ))}
    </AdminSection>
  );
}
