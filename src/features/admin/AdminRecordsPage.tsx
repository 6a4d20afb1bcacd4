import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import type { UndeliveredMail } from '../../ports/outbox';
import { usePorts, type Ports } from '../../ports/ports';
import type { OpenSource, ReadAhead } from '../../ports/preparedQueries';
import { AuditTable } from './AuditTable';
import { OutboxTable } from './OutboxTable';
import { StoppedTable } from './StoppedTable';
import { UndeliveredTable } from './UndeliveredTable';
import { useRead } from './useRead';
import { useSettled } from './useSettled';
import styles from './AdminPage.module.css';

const none: readonly UndeliveredMail[] = [];

/** The parts that never change by themselves. */
const opens =
  <Value,>(read: (ports: Ports) => Promise<Value>): OpenSource<Value> =>
  async (ports) => ({ read: () => read(ports) });

const openMails = opens(async ({ outbox }) => (await outbox()).list());
const openEntries = opens(async ({ auditTrail }) => (await auditTrail()).list());
/** Reads the emails that the server sends by itself. */
const openUndelivered = opens(async ({ can, outbox }) =>
  can.messages ? (await outbox()).undelivered.list() : none,
);
const openStopped = opens(async ({ outbox }) => (await outbox()).stopped.list());

export const readAhead: ReadAhead = (_ports, prepare) =>
  Promise.all([prepare(openMails), prepare(openEntries), prepare(openUndelivered), prepare(openStopped)]);

/** Shows administrators the emails that were stored instead of sent, and the activity log. */
export function AdminRecordsPage() {
  const mails = useRead(openMails);
  const entries = useRead(openEntries);
  const undelivered = useRead(openUndelivered);
  const stopped = useRead(openStopped);
  const { can } = usePorts();
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
          {can.messages && <UndeliveredTable {...undelivered} />}
          <StoppedTable {...stopped} />
          <AuditTable {...entries} />
        </>
      )}
    </div>
  );
}
