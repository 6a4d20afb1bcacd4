import type { ReactElement } from 'react';
import { Status } from '../../components/Status/Status';
import { backupWords } from '@/shared/domain/admin/backup';
import { stoppedNotes } from '@/shared/domain/bulkEmail/stoppedAddress';
import type { Ports } from '../../ports/ports';

/** Returns the age of the last backup, where the server makes backups; nothing while it is unreachable. */
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
 * Reads the notes on delivery, "Mail came back on 3 May 2026", by normalised address; none while the server is
 * unreachable.
 */
export async function readMailNotes(
  { outbox }: Pick<Ports, 'outbox'>,
  show: (notes: ReadonlyMap<string, string>) => void,
): Promise<void> {
  try {
    show(stoppedNotes(await (await outbox()).stopped.list()));
  } catch {
    // The page works without them: sending reports the addresses that refuse mail.
  }
}
