import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { type ExportTable, type ExportType, fileName } from '@/shared/domain/admin/exportFile';
import { usePorts } from '../../ports/ports';

/**
 * Exports a table as a CSV file, or through the print dialog.
 * @param failed called with the error text.
 */
export function useExports(failed: (text: string) => void) {
  const { saveFile, printTable, auditTrail } = usePorts();
  const announce = useAnnounce();

  return async function exportTable(table: ExportTable, type: ExportType): Promise<void> {
    const rows = table.records.length;
    try {
      if (type === 'csv') {
        const { toCsv } = await import('@/shared/domain/admin/csv');
        const save = await saveFile();
        save({
          name: fileName(table, 'csv'),
          type: 'text/csv;charset=utf-8',
          text: toCsv(table.columns, table.records),
        });
        announce(`Exported ${rows} rows as ${fileName(table, 'csv')}.`);
      } else (await printTable())(table);
    } catch {
      failed('The file could not be made. Please try again.');
      return;
    }
    void auditTrail().then(
      (trail) => trail.report('export-downloaded', Math.max(rows, 1)),
      () => undefined,
    );
  };
}
