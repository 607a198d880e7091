import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The TypeScript types of all tables, as kysely-codegen reads them from the migrated database. */
export function tableTypes(databaseUrl: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'qrigin-types-'));
  const file = join(dir, 'tables.ts');
  const program = new URL('../../node_modules/.bin/kysely-codegen', import.meta.url).pathname;
  execFileSync(
    program,
    [
      '--dialect',
      'postgres',
      '--url',
      databaseUrl,
      '--out-file',
      file,
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
    ],
    { stdio: 'pipe' },
  );
  const text = readFileSync(file, 'utf8');
  rmSync(dir, { recursive: true });
  return text;
}
