import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSbom } from './make-sbom.ts';

/** `npm run sbom`, and part of `npm run build`. Not into the built website, which anyone can read. */
const REPORTS = join(import.meta.dirname, '../../.reports');
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'sbom.json'), makeSbom());
console.log('.reports/sbom.json is written');
