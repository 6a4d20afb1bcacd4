import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { helpNumbers } from '@/shared/seeds/helpNumbers';
import { makeLeafletPdf } from './leafletPdf';

// The build calls it with the path of the file to write.
const path = process.argv[2];
if (path === undefined) {
  console.error('Usage: node makeLeaflet.js FILE');
  process.exit(1);
}
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, await makeLeafletPdf(helpNumbers));
