import { ServiceImporterError, type ImportFindings, type ServiceImporter } from '../../ports/serviceImporter';

/** The options of a story or a test. */
export interface MemoryServiceImporterOptions {
  findings?: Partial<ImportFindings>;
  /** Called at each call: an error makes it fail. */
  refuse?: (doing: 'check' | 'bring-in') => ServiceImporterError['code'] | null;
}

/** An import that ignores its file and returns given results. */
export function createMemoryServiceImporter({
  findings,
  refuse = () => null,
}: MemoryServiceImporterOptions = {}): ServiceImporter {
  async function answer(doing: 'check' | 'bring-in'): Promise<ImportFindings> {
    const code = refuse(doing);
    if (code) throw new ServiceImporterError(code);
    const none = { accepted: 0, list: '', added: 0, changed: 0, gone: 0 };
    const rows = { refused: [], moreRefused: 0, noted: [], moreNoted: 0 };
    const columns = { columns: [], moreColumns: 0, missing: [] };
    return { ...none, ...rows, ...columns, changes: [], moreChanges: 0, ...findings };
  }
  return { check: () => answer('check'), bringIn: () => answer('bring-in') };
}
