import { readFileSync } from 'node:fs';
import { EXPORT_CODES_MAX, EXPORT_KEPT_DAYS, EXPORTS_A_DAY } from '../../domain/src/exports/index.ts';
import type { ExportedTable } from '../../server/src/db/index.ts';
import { FORMAT } from '../../server/src/features/exports/archive/format.ts';
import { EXPORTED, LEFT_OUT } from '../../server/src/features/index.ts';

const PAGE = new URL('./exporting-page.txt', import.meta.url);

const sentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

function fileOf({ entry, table, about, columns, also, leftOut }: ExportedTable): string {
  const fields = [...columns, ...Object.keys(also)].map((name) => `\`${name}\``).join(', ');
  const left = Object.entries(leftOut).filter(([name]) => !Object.hasOwn(also, name));
  return [
    `### \`${entry}.ndjson\``,
    `${sentence(about)} From \`${table}\`: ${fields}.`,
    ...(left.length > 0 ? [left.map(([name, why]) => `- without \`${name}\`: ${why}`).join('\n')] : []),
  ].join('\n\n');
}

/** `docs/in-and-out/exporting.md`, written from what each feature exports. */
export function exportingPage(): string {
  const values: Record<string, string> = {
    aDay: String(EXPORTS_A_DAY),
    days: String(EXPORT_KEPT_DAYS),
    codes: EXPORT_CODES_MAX.toLocaleString('en'),
    format: String(FORMAT),
    files: EXPORTED.map(fileOf).join('\n\n'),
    leftOut: Object.entries(LEFT_OUT)
      .map(([table, why]) => `- \`${table}\`: ${why}`)
      .join('\n'),
  };
  return readFileSync(PAGE, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
