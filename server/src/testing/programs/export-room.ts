import { downloadExport, type Export, listExports, requestExport } from '@qrigin/domain/exports';
import { API_BASE, pathOf } from '@qrigin/domain/http';
import { scanOverview } from '@qrigin/domain/scan';
import { expect, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { ArchiveParts } from '../../features/exports/archive/write-archive.ts';
import { exportJobs } from '../../features/exports/jobs.ts';
import { EXPORTED } from '../../features/index.ts';
import { codeBookOf } from '../../features/qr/index.ts';
import type { OrgClient } from '../client.ts';
import type { TestApi } from '../test-api.ts';
import { testEnv } from '../test-env.ts';
import { askContent, type FileWorker, startFileWorker, type TestStore } from './file-room.ts';

/** What archives are made with: the store and the keys of the tests. */
export function partsOf({ store }: Pick<TestStore, 'store'>): ArchiveParts {
  const { CODE_KEYS } = testEnv('postgres://app_worker@127.0.0.1/none');
  return { store, exported: EXPORTED, book: codeBookOf(CODE_KEYS) };
}

/** A worker that checks files and makes archives. */
export function startExportWorker(api: TestApi, store: TestStore): Promise<FileWorker> {
  return startFileWorker(api, store, { instead: exportJobs(partsOf(store)) });
}

/** Asks for an export and waits until it has ended. */
export async function exportAll(org: OrgClient): Promise<Export> {
  const { id } = await org.call(requestExport);
  return waitForExport(org, id);
}

function waitForExport(org: OrgClient, id: string): Promise<Export> {
  return vi.waitFor(
    async () => {
      const found = (await org.call(listExports)).items.find((one) => one.id === id);
      expect(['ready', 'failed']).toContain(found?.state);
      if (!found) throw new Error('it is not listed');
      return found;
    },
    { timeout: 50_000, interval: 200 },
  );
}

/** The bytes of an archive, by the link that its Owner gets. */
export async function archiveOf(api: TestApi, org: OrgClient, id: string): Promise<Buffer> {
  const { download_url } = await org.call(downloadExport, { params: { id } });
  const served = await askContent(api, download_url);
  if (served.status !== 200) throw new Error(`the archive answered ${served.status}`);
  return served.bytes;
}

/** What is in an archive, by name. */
export async function entriesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const content = await zip.openReadStreamPromise(entry);
    entries.set(entry.fileName, Buffer.concat(await content.toArray()));
  }
  return entries;
}

type Row = Record<string, unknown>;

/** Where a program that knows no contract scans codes. */
export const scanUrlOf = (url: string) => `${url}${API_BASE}${pathOf(scanOverview, { qr: 'CODE' })}`;

/** The rows of a file in an archive. */
export function rowsIn(entries: Map<string, Buffer>, file: string): Row[] {
  const lines = entries.get(`${file}.ndjson`)?.toString().split('\n') ?? [];
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
