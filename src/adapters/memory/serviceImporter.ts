import { PlaceImporterError, type PlaceFindings, type PlaceImporter } from '../../ports/serviceImporter';

/** What a story or a test decides. */
export interface MemoryPlaceImporterOptions {
  findings?: Partial<PlaceFindings>;
  /** Asked at each call: an error makes it fail. */
  refuse?: (doing: 'check' | 'bring-in') => PlaceImporterError['code'] | null;
}

/** An import that looks at nothing and finds what it was told to. */
export function createMemoryPlaceImporter({
  findings,
  refuse = () => null,
}: MemoryPlaceImporterOptions = {}): PlaceImporter {
  async function answer(doing: 'check' | 'bring-in'): Promise<PlaceFindings> {
    const code = refuse(doing);
    if (code) throw new PlaceImporterError(code);
    return { accepted: 0, list: '', added: 0, changed: 0, gone: 0, refused: [], moreRefused: 0, ...findings };
  }
  return { check: () => answer('check'), bringIn: () => answer('bring-in') };
}
