import type { AuditEntry, ReportedAction } from '../../domain/admin/audit';
import type { BackupState } from '../../domain/admin/backup';
import { AdminRecordsError, type AdminRecords, type OutboxMail } from '../../ports/adminRecords';

/** What a story or a test decides. */
export interface MemoryAdminRecordsOptions {
  entries?: readonly AuditEntry[];
  /** By name; null: mails go to a mail server. */
  mails?: ReadonlyMap<string, OutboxMail> | null;
  /** Default: none are made. */
  backups?: BackupState;
  /** When mails with private links were written. */
  privateMails?: readonly string[];
  isReachable?: () => boolean;
}

/** A stand-in that remembers what was reported. */
export interface MemoryAdminRecords extends AdminRecords {
  readonly reports: { what: ReportedAction; count: number }[];
}

/** Records that are gone when the page is closed. */
export function createMemoryAdminRecords({
  entries = [],
  mails = new Map(),
  backups = { kept: false, last: null, failed: false },
  privateMails = [],
  isReachable = () => true,
}: MemoryAdminRecordsOptions = {}): MemoryAdminRecords {
  const reports: MemoryAdminRecords['reports'] = [];
  async function answer<T>(value: T): Promise<T> {
    if (!isReachable()) throw new AdminRecordsError('unreachable');
    return value;
  }
  return {
    reports,
    auditTrail: () => answer(entries),
    report: async (what, count) => void reports.push({ what, count }),
    outbox: () =>
      answer({
        kept: mails !== null,
        total: (mails?.size ?? 0) + privateMails.length,
        mails: [
          ...privateMails.map((date) => ({ name: date, date, to: '', subject: '', isPrivate: true })),
          ...[...(mails ?? [])].map(([name, { date, to, subject }]) => ({
            name,
            date,
            to,
            subject,
            isPrivate: false,
          })),
        ],
      }),
    backups: () => answer(backups),
    async mail(name) {
      const mail = await answer(mails?.get(name));
      if (!mail) throw new AdminRecordsError('not-found');
      return mail;
    },
  };
}
