import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip: where it is on the disk, or its content. */
export type ZipSource = { path: string } | { content: string };

/** Pictures are packed already. */
const packed = /\.(?:jpe?g|png|pdf|zip)$/;

/** The time as the local one that shows the same digits: a zip has no time zone, and must not depend on that of the machine. */
function sameDigits(date: Date): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return new Date(year, month, day, date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds());
}

/**
 * Writes a zip, in the order of the names. The same files with the same date give the same bytes, and one file at a time is in
 * the memory. What is there keeps its name until the new one is whole.
 * @param files by their names in the zip.
 */
export function writeZip(path: string, files: ReadonlyMap<string, ZipSource>, date: Date): void {
  // 16 bits count the files of a zip.
  if (files.size > 65_535) throw new Error(`${files.size} files are more than a zip can have.`);
  const arriving = `${path}.arriving`;
  const target = openSync(arriving, 'w');
  try {
    let failure: Error | null = null;
    const zip = new Zip((error, chunk) => {
      if (error) failure = error;
      else writeSync(target, chunk);
    });
    for (const [name, source] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const entry = packed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 });
      entry.mtime = sameDigits(date);
      zip.add(entry);
      entry.push('path' in source ? readFileSync(source.path) : Buffer.from(source.content), true);
      if (failure) throw failure;
    }
    zip.end();
    if (failure) throw failure;
  } catch (error) {
    rmSync(arriving);
    throw error;
  } finally {
    closeSync(target);
  }
  renameSync(arriving, path);
}
