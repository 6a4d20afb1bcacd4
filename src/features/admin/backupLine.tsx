import type { ReactElement } from 'react';
import { Status } from '../../components/Status/Status';
import { backupWords } from '@/shared/domain/admin/backup';
import { stoppedNotes } from '@/shared/domain/bulkEmail/stoppedAddress';
import type { Ports } from '../../ports/ports';

/** Says how old the last backup is, where the server makes some; nothing while it cannot be asked. */
export async function readBackupLine(
  { backups, clock }: Pick<Ports, 'backups' | 'clock'>,
  show: (line: ReactElement | null) => void,
): Promise<void> {
  try {
    const said = backupWords(await (await backups()).state(), clock.now());
    show(said && <Status kind={said.worry ? 'warning' : 'info'}>{said.words}</Status>);
  } catch {
    // The rest of the page reports failures; this line is optional.
  }
}

/**
 * Reads what is known of the mail to people, "Mail came back on 3 May 2026", by their address as it is compared; nothing while it
 * cannot be asked.
 */
export async function readMailNotes(
  { outbox }: Pick<Ports, 'outbox'>,
  show: (notes: ReadonlyMap<string, string>) => void,
): Promise<void> {
  try {
    show(stoppedNotes(await (await outbox()).stopped.list()));
  } catch {
    // The page works without them: who cannot be written to is said when the email is sent.
  }
}
