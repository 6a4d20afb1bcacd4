import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { resourcesTable, usersTable, type ExportTable } from '@/shared/domain/admin/exportFile';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import type { User } from '@/shared/domain/users/user';
import type { Collections } from '../../ports/collections';
import { usePorts, useUser } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { openCollection, useCollection } from '../../ports/useCollection';
import type { EmailDialogProps } from './EmailDialog';
import { resourceColumns, resourceForm, resourceWords, withResourceValues } from './resourceTable';
import { StatCards } from './StatCards';
import { TableSection } from './TableSection';
import { useBulkEmailRun } from './useBulkEmailRun';
import { useSettled } from './useSettled';
import { sharedUserForm, userColumns, userForm, userWords, withUserValues } from './userTable';
import styles from './AdminPage.module.css';

const openUsers = openCollection(({ users }: Collections) => users());
const openResources = openCollection(({ resources }: Collections) => resources);
const loadEmail = () => import('./EmailDialog');

export const readAhead: ReadAhead = (_ports, prepare) =>
  Promise.all([prepare(openUsers), prepare(openResources)]);

const noNotes = new Map<string, string>();

type EmailAsk = EmailDialogProps['ask'];

/** The administrators' page: figures, users, resources, exports and mail. */
export function AdminPage() {
  const users = useCollection(openUsers);
  const resources = useCollection(openResources);
  const settled = useSettled([users.state, resources.state]);
  const me = useUser();
  const ports = usePorts();
  const [backupLine, setBackupLine] = useState<ReactElement | null>(null);
  const email = useLazyDialog<typeof loadEmail, EmailAsk>(loadEmail);
  const [failure, setFailure] = useState<string | null>(null);
  const [mailNotes, setMailNotes] = useState<ReadonlyMap<string, string>>(noNotes);
  const columns = useMemo(() => userColumns(mailNotes), [mailNotes]);
  const mailRun = useBulkEmailRun(me?.email ?? '');

  // Loaded lazily: this page is near its size budget, and the exports matter least.
  useEffect(() => {
    import('./backupLine')
      .then((code) => [code.readBackupLine(ports, setBackupLine), code.readMailNotes(ports, setMailNotes)])
      .catch(() => undefined);
  }, [ports]);

  const openEmail = (ask: EmailAsk) => {
    setFailure(null);
    email.open(() => ask).catch(() => setFailure('The form could not be fetched. Please try again.'));
  };
  const onEmailUsers = (rows: readonly User[], onSent: () => void) =>
    openEmail({ kind: 'bulk', chosen: rows.map((row) => row.email), onSent });
  const onEmailExport = (table: ExportTable) => openEmail({ kind: 'export', table });

  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('admin'))}</PageTitle>
      <ul className={styles.links}>
        <li>
          <a className="alone" href="/admin-records">
            Email outbox and activity log
          </a>
        </li>
        <li>
          <a className="alone" href="/admin-services">
            Import services
          </a>
        </li>
        <li>
          <a className="alone" href="/admin-places">
            Service places
          </a>
        </li>
      </ul>
      {backupLine}
      {!settled && <Status kind="loading">Loading users and resources…</Status>}
      {users.state === 'ready' && resources.state === 'ready' && (
        <StatCards users={users.records} resources={resources.records} />
      )}
      {failure && (
        <Status kind="failed" appears>
          {failure}
        </Status>
      )}
      {mailRun && !email.item && (
        <Status
          kind={mailRun.running ? 'loading' : 'info'}
          action={<Button onClick={() => openEmail({ kind: 'results' })}>Show the results</Button>}
        >
          {mailRun.words}
        </Status>
      )}
      {settled && (
        <>
          <TableSection
            heading="User Management"
            caption="Users"
            nameField="email"
            columns={columns}
            records={users}
            words={userWords(me, ports)}
            toTable={usersTable}
            formOf={
              ports.can.accountsAsUsers ? (ports.settings.firebase ? undefined : sharedUserForm) : userForm
            }
            withValues={withUserValues}
            onEmailExport={onEmailExport}
            onEmailRows={onEmailUsers}
          />
          <TableSection
            heading="Resource Management"
            caption="Resources"
            nameField="title"
            columns={resourceColumns}
            records={resources}
            words={resourceWords}
            toTable={resourcesTable}
            formOf={resourceForm}
            withValues={withResourceValues}
            onEmailExport={onEmailExport}
          />
        </>
      )}
      {email.render(({ EmailDialog }, ask, opener) => (
        <EmailDialog
          ask={ask}
          opener={opener}
          users={users.state === 'ready' ? users.records : []}
          mailNotes={mailNotes}
          onClose={email.close}
        />
      ))}
    </div>
  );
}
