import { useCallback } from 'react';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { headingOf, screenById } from '../../domain/screens/screens';
import { usePorts } from '../../ports/ports';
import { AuditTable } from './AuditTable';
import { OutboxTable } from './OutboxTable';
import { UndeliveredTable } from './UndeliveredTable';
import { useRead } from './useRead';
import styles from './AdminPage.module.css';

/** What administrators look up: the mails that were kept instead of sent, and who did what. */
export function AdminRecordsPage() {
  const { auditTrail, outbox, settings } = usePorts();
  const mails = useRead(useCallback(async () => (await outbox()).list(), [outbox]));
  const entries = useRead(useCallback(async () => (await auditTrail()).list(), [auditTrail]));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('adminRecords'))}</PageTitle>
      <p>
        <a className="alone" href="/admin-dashboard">
          Back to the Admin Dashboard
        </a>
      </p>
      <OutboxTable {...mails} />
      {settings.data === 'server' && <UndeliveredTable />}
      <AuditTable {...entries} />
    </div>
  );
}
