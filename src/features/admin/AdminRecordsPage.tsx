import { useCallback } from 'react';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '../../domain/screens/screens';
import type { UndeliveredMail } from '../../ports/outbox';
import { usePorts } from '../../ports/ports';
import { AuditTable } from './AuditTable';
import { OutboxTable } from './OutboxTable';
import { StoppedTable } from './StoppedTable';
import { UndeliveredTable } from './UndeliveredTable';
import { useRead } from './useRead';
import { useSettled } from './useSettled';
import styles from './AdminPage.module.css';

const none: readonly UndeliveredMail[] = [];

/** What administrators look up: the mails that were kept instead of sent, and who did what. */
export function AdminRecordsPage() {
  const { auditTrail, outbox, can } = usePorts();
  const mails = useRead(useCallback(async () => (await outbox()).list(), [outbox]));
  const entries = useRead(useCallback(async () => (await auditTrail()).list(), [auditTrail]));
  // What the server sends by itself.
  const sends = can.messages;
  const undelivered = useRead(
    useCallback(async () => (sends ? (await outbox()).undelivered.list() : none), [sends, outbox]),
  );
  const stopped = useRead(useCallback(async () => (await outbox()).stopped.list(), [outbox]));
  const states = [mails, entries, undelivered, stopped].map(({ read }) => read.state);
  const settled = useSettled(states);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('adminRecords'))}</PageTitle>
      <p>
        <a className="alone" href="/admin-dashboard">
          Back to the Admin Dashboard
        </a>
      </p>
      {!settled && <Status kind="loading">Loading emails and the activity log…</Status>}
      {settled && (
        <>
          <OutboxTable {...mails} />
          {sends && <UndeliveredTable {...undelivered} />}
          <StoppedTable {...stopped} />
          <AuditTable {...entries} />
        </>
      )}
    </div>
  );
}
