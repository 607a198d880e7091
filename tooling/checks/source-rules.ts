import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '@qrigin/domain/features';
import { listedFiles } from '../listed-files.ts';
import { findInPage } from './cited-paths.ts';
import { findInName } from './file-names.ts';
import { findFullFolders } from './folders.ts';
import {
  findAddresses,
  findInstallScripts,
  findLicences,
  findMissing,
  type Lock,
} from './locked-packages.ts';
import { contractPaths } from './text/contract-paths.ts';
import { findInText, textRules } from './text/text-rules.ts';
import { findInWords } from './text/wording.ts';

// npm tells its scripts which registry it uses.
const rules = textRules({
  registry: process.env['npm_config_registry'],
  calls: await contractPaths(),
  pages: PAGES.map(({ path }) => path),
});
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { allowScripts = {} }: { allowScripts?: object } = JSON.parse(readFileSync('package.json', 'utf8'));

const files = listedFiles();
const findings = [
  ...files.flatMap(findInName),
  ...findFullFolders(files),
  ...files.flatMap(findInFile),
  ...findAddresses(lock),
  ...findMissing(lock),
  ...findInstallScripts(lock, Object.keys(allowScripts)),
  ...findLicences(lock, licenceAt),
];
for (const { where, rule, why } of findings) console.error(`${rule}: ${where} (${why})`);
console.log(`sources: ${files.length} files, ${findings.length} problems`);
process.exitCode = findings.length > 0 ? 1 : 0;

function findInFile(path: string) {
  const text = readFileSync(path, 'utf8');
  if (text.includes('\0')) return []; // a picture or a font
  const inPage = path.endsWith('.md') ? findInPage(path, text, existsSync) : [];
  return [...findInText(rules, path, text), ...inPage, ...findInWords(path, text)];
}

function licenceAt(path: string): string | undefined {
  const manifest = join(path, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { license }: { license?: unknown } = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof license === 'string' ? license : '';
}
