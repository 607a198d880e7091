import { createHash } from 'node:crypto';
import type { ExportStep } from '@qrigin/domain/exports';
import { sql } from 'kysely';
import type { ExportedTable } from '../../../db/index.ts';
import type { Store } from '../../../outside/store.ts';
import type { JobCtx } from '../../../queue/handle.ts';
import { acceptedFiles, readAccepted } from '../../files/index.ts';
import type { CodeBook } from '../../qr/index.ts';
import { type Archive, createArchive, type Piece, type Written } from './archive.ts';
import { codeRows, countCodes } from './code-rows.ts';
import { FORMAT } from './format.ts';
import { tableRows } from './table-rows.ts';

export type ArchiveParts = { store: Store; book: CodeBook; exported: readonly ExportedTable[] };
/** Told how far it is; slow when there is much to tell. */
type Progress = (step: ExportStep, percent: number) => Promise<void>;

/** Where each step begins, of a hundred; records are few beside codes and files. */
const BEGINS: Readonly<Record<ExportStep, number>> = { records: 0, codes: 10, files: 50, end: 99 };

function percentIn(step: 'records' | 'codes' | 'files', next: ExportStep, done: number): number {
  const share = Math.min(done, 1) * (BEGINS[next] - BEGINS[step]);
  return Math.floor(BEGINS[step] + share);
}

type Work = {
  ctx: JobCtx;
  parts: ArchiveParts;
  orgId: string;
  archive: Archive;
  progress: Progress;
};

/** A store that is slow for a moment holds up the reading, too. */
const PATIENT = sql`select set_config('idle_in_transaction_session_timeout', '60s', true), set_config('timezone', 'UTC', true)`;

/** Everything that the database has, as it was at one moment. */
function writeRows({ ctx, parts, orgId, archive, progress }: Work) {
  const { exported, book } = parts;
  return ctx.inSnapshot(orgId, async (db) => {
    await PATIENT.execute(db);
    const written: Written[] = [];
    const about = new Map<string, string>();
    for (const [at, table] of exported.entries()) {
      await progress('records', percentIn('records', 'codes', at / exported.length));
      const name = `${table.entry}.ndjson`;
      about.set(name, table.about);
      written.push(await archive.add(name, tableRows(db, orgId, table)));
    }
    const codes = await archive.add(
      'codes.ndjson',
      told(codeRows({ db, orgId, book }), await countCodes({ db, orgId }), (done) =>
        progress('codes', percentIn('codes', 'files', done)),
      ),
    );
    const { rows } = await sql<{ at: Date; name: string }>`
      select now() as at, name from organisation where id = ${orgId}`.execute(db);
    return { written: [...written, codes], files: await acceptedFiles(db, orgId), made: rows[0], about };
  });
}

/** Says after each piece which part of all rows it had. */
async function* told(pieces: AsyncIterable<Piece>, total: number, say: (done: number) => Promise<void>) {
  let rows = 0;
  await say(0);
  for await (const piece of pieces) {
    rows += piece.rows;
    yield piece;
    await say(rows / Math.max(total, 1));
  }
}

async function* contentOf(body: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  for await (const text of body) yield { text, rows: 0 };
}

type File = Awaited<ReturnType<typeof acceptedFiles>>[number];

/** After the snapshot: what was accepted never changes, and the store may take its time. */
async function writeFiles({ parts, orgId, archive, progress }: Work, files: readonly File[]) {
  const written: Written[] = [];
  const missing: string[] = [];
  const total = files.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  let done = 0;
  for (const { id, path, bytes } of files) {
    await progress('files', percentIn('files', 'end', done / Math.max(total, 1)));
    const found = await readAccepted(parts.store, { orgId, id });
    if (found) written.push(await archive.add(path, contentOf(found.body), false));
    else missing.push(id);
    done += Number(bytes);
  }
  return { written, missing };
}

async function* one(text: string): AsyncGenerator<Piece> {
  yield { text, rows: 0 };
}

async function write(work: Work): Promise<void> {
  const { written, files, made, about } = await writeRows(work);
  const content = await writeFiles(work, files);
  await work.progress('end', BEGINS.end);
  const described = written.map(({ name, ...counts }) => ({
    name,
    about: about.get(name) ?? 'every code that was issued, as it is printed',
    ...counts,
  }));
  const manifest = {
    format: FORMAT,
    organisation: { id: work.orgId, name: made?.name },
    made_at: made?.at,
    files: [...described, ...content.written.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }))],
    missing_files: content.missing,
  };
  await work.archive.add('manifest.json', one(`${JSON.stringify(manifest, undefined, 2)}\n`));
  work.archive.end();
}

type Asked = { orgId: string; key: string; progress: Progress };

/** Writes the archive of an organisation straight to the store. Only a few pieces of it are ever in memory. */
export async function writeArchive(ctx: JobCtx, parts: ArchiveParts, { orgId, key, progress }: Asked) {
  const archive = createArchive();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* stored() {
    for await (const chunk of archive.output) {
      const buffer = Buffer.from(chunk);
      hash.update(buffer);
      bytes += buffer.length;
      yield buffer;
    }
  }
  const ending = (error: unknown) => {
    archive.fail(error);
    throw error;
  };
  const both = await Promise.allSettled([
    write({ ctx, parts, orgId, archive, progress }).catch(ending),
    parts.store.upload(key, stored()).catch(ending),
  ]);
  for (const half of both) if (half.status === 'rejected') throw half.reason;
  return { bytes, sha256: hash.digest() };
}
