import type { ReactElement } from 'react';
import { Status } from '../../components/Status/Status';
import { backupWords } from '../../domain/admin/backup';
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
