import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { download } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { ExportFormat } from '@/shared/domain/services/exportFormats';
import { usePorts } from '../../ports/ports';
import { AdminSection } from './AdminSection';
import { exportFailure } from './placeEditWords';
import styles from './AdminPage.module.css';

const formats: readonly { as: ExportFormat; label: string }[] = [
  { as: 'csv', label: 'Download CSV' },
  { as: 'geojson', label: 'Download GeoJSON' },
  { as: 'hsds', label: 'Download HSDS 3.0' },
];

/** Downloads the complete list of services, whatever the page shows. */
export function ExportPlaces() {
  const { placeEditor, saveFile } = usePorts();
  const [busy, setBusy] = useState<readonly ExportFormat[]>([]);
  const [outcome, show] = useOutcome();

  async function take(as: ExportFormat): Promise<void> {
    setBusy((now) => [...now, as]);
    show(null);
    try {
      const [editor, save] = await Promise.all([placeEditor(), saveFile()]);
      const file = await editor.exportAs(as);
      save(file);
      show({ kind: 'success', text: `Downloaded the list as ${file.name}.` });
    } catch (error) {
      show({ kind: 'failed', text: exportFailure(error) });
    } finally {
      setBusy((now) => now.filter((one) => one !== as));
    }
  }

  return (
    <AdminSection heading="Download the list">
      <p>
        Each file has all places that people see. It does not say who checked them. CSV is for spreadsheets,
        GeoJSON is for maps, and HSDS 3.0 is for other lists of services.
      </p>
      <p>
        In the CSV file an apostrophe (&apos;) stands before what a spreadsheet would change, such as 0800 or
        24/7. Leave it there: an import takes it off.
      </p>
      <div className={styles.exports}>
        {formats.map(({ as, label }) => (
          <Button
            key={as}
            icon={download}
            busy={busy.includes(as) ? 'Downloading…' : undefined}
            onClick={() => void take(as)}
          >
            {label}
          </Button>
        ))}
      </div>
      <OutcomeMessage outcome={outcome} />
    </AdminSection>
  );
}
