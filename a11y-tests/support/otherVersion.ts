import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file's name before what changes with its content, that, and its kind. */
const hashed = /^(.+-)([\w-]{4,})(\.\w+)$/;
const mentioned = /[\w.-]+\.(?:js|css|woff2|svg|webp|png|json|pmtiles)\b/g;

/**
 * Copies the last build as one in which every file of code has changed: each has another name, as after a change.
 * @param folder where the copy goes; inside the product's folder, so that it finds its packages.
 */
export function copyAsOtherVersion(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  const client = join(folder, 'client');
  const assets = join(client, 'assets');
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    // Compressed copies hold the old names.
    if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
    else if (hashed.test(name)) renamed.set(name, name.replace(hashed, '$1$2_$3'));
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(entry.name)) rmSync(path);
    else if (entry.isFile() && /\.(js|css|html|json)$/.test(entry.name)) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(mentioned, (name) => renamed.get(name) ?? name),
      );
    }
  }
}
