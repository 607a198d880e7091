import {
  type ColumnPlaces,
  type Delimiter,
  findImport,
  guessDelimiter,
  IMPORT_CALLS,
  IMPORT_FILE,
  type Import,
  type ImportKind,
  matchColumns,
} from '@qrigin/domain/imports';
import { importJobs } from '../../features/imports/jobs.ts';
import type { Client, OrgClient } from '../client.ts';
import { type FileWorker, sendFile, startFileWorker, type TestStore } from '../programs/file-room.ts';
import type { TestApi } from '../test-api.ts';

/** A worker that checks files and imports them. */
export function startImportWorker(api: TestApi, store: TestStore): Promise<FileWorker> {
  return startFileWorker(api, store, { instead: importJobs(store.store) });
}

const UNDER_WAY: readonly Import['state'][] = ['waiting', 'checking', 'storing'];

/** The import once no worker has anything to do with it. */
export async function settled(org: OrgClient, { id }: Pick<Import, 'id'>): Promise<Import> {
  for (;;) {
    const found = await org.call(findImport, { params: { id } });
    if (!UNDER_WAY.includes(found.state)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Where tables are sent, by someone who may import. */
export type Importer = OrgClient & { id: string; owner: { token: string } };

export type SentTable = { kind: ImportKind; content: string; name?: string };

/** How a screen would read it. */
export function asRead({ kind, content }: SentTable): { delimiter: Delimiter; columns: ColumnPlaces } {
  const delimiter = guessDelimiter(content);
  const [line = ''] = content.split(/\r?\n/);
  const headings = line.split(delimiter).map((heading) => heading.replaceAll(/^\uFEFF|"/g, ''));
  return { delimiter, columns: matchColumns(kind, headings) };
}

export async function sendTable(
  api: Pick<Client, 'ask' | 'askRaw'>,
  org: Importer,
  table: SentTable,
): Promise<string> {
  const { name = `${table.kind}.csv`, content } = table;
  const file = { name, content, type: IMPORT_FILE.name };
  return (await sendFile(api, { org: org.id, token: org.owner.token }, file)).id;
}

/** Sends a table and has it checked. */
export async function checkTable(
  api: Pick<Client, 'ask' | 'askRaw'>,
  org: Importer,
  table: SentTable,
): Promise<Import> {
  const file_id = await sendTable(api, org, table);
  return settled(
    org,
    await org.call(IMPORT_CALLS[table.kind].start, { body: { file_id, ...asRead(table) } }),
  );
}

/** Has a checked table stored. */
export async function storeTable(org: OrgClient, { id, kind }: Import): Promise<Import> {
  return settled(org, await org.call(IMPORT_CALLS[kind].store, { params: { id } }));
}
