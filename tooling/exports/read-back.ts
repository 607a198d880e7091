import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { openPromise } from 'yauzl';

// Opens an archive with nothing of the product: node tooling/exports/read-back.ts ARCHIVE DATABASE_URL SCAN_URL
// The database is read as superuser. Codes are stored nowhere, so each is scanned at SCAN_URL, with the code for CODE.

type Row = Record<string, unknown>;
const AT_ONCE = 16;
const lines = (text: string): Row[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const faults: string[] = [];
const must = (isRight: boolean, fault: string) => isRight || faults.push(fault);

/** All entries, and of files only the checksum: an archive may be larger than the memory. */
async function readArchive(path: string) {
  const zip = await openPromise(path, { lazyEntries: true });
  const [texts, sums] = [new Map<string, string>(), new Map<string, string>()];
  for await (const entry of zip.eachEntry()) {
    const content = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray());
    sums.set(entry.fileName, sha256(content));
    if (!entry.fileName.startsWith('files/')) texts.set(entry.fileName, content.toString());
  }
  return { sums, texts, rows: (name: string) => lines(texts.get(`${name}.ndjson`) ?? '') };
}
type Archive = Awaited<ReturnType<typeof readArchive>>;

function checkManifest({ texts, sums }: Archive): string {
  const { files, organisation, missing_files: missing } = JSON.parse(texts.get('manifest.json') ?? '{}');
  for (const { name, sha256: sum, rows } of files) {
    must(sums.get(name) === sum, `${name}: another checksum`);
    if (rows !== undefined) must(lines(texts.get(name) ?? '').length === rows, `${name}: not ${rows} rows`);
  }
  must(files.length + 1 === sums.size && missing.length === 0, 'files and manifest are not the same');
  return organisation.id;
}

type Comparison = { name: string; table: string; columns: string };

/** Every row of the table with these columns, by the text that PostgreSQL itself makes of both sides. */
async function compare(db: Client, org: string, archive: Archive, { name, table, columns }: Comparison) {
  const rows = archive.rows(name);
  const { rows: wrong } = await db.query(
    `select coalesce(a.id, b.id) as id
     from (select ${columns} from ${table} where org_id = $1) a
     full join (select ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb)) b on a::text = b::text
     where a.id is null or b.id is null`,
    [org, JSON.stringify(rows)],
  );
  for (const { id } of wrong) faults.push(`${name} ${id}: not as it is stored`);
  return rows.length;
}

async function compareCodes(db: Client, org: string, archive: Archive, scanUrl: string) {
  const codes = archive.rows('codes');
  const issued = await db.query('select id::int, size from code_run where org_id = $1', [org]);
  const places = new Set(codes.map(({ run_id, index }) => `${String(run_id)} ${String(index)}`));
  for (const { id, size } of issued.rows)
    for (let index = 0; index < size; index += 1)
      must(places.delete(`${id} ${index}`), `code ${index} of run ${id}: missing`);
  must(places.size === 0 && new Set(codes.map(({ code }) => code)).size === codes.length, 'codes twice');
  const queue = [...codes];
  const scan = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const answer = await fetch(scanUrl.replace('CODE', String(one['code'])));
      const { product, withdrawn_at: withdrawn } = await answer.json();
      const isSame = answer.ok && (product?.id ?? null) === one['product_id'];
      must(isSame && (withdrawn !== null) === (one['withdrawn_at'] !== null), `code ${String(one['code'])}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, scan));
  return codes.length;
}

const [path = '', databaseUrl = '', scanUrl = ''] = process.argv.slice(2);
const archive = await readArchive(path);
const org = checkManifest(archive);
const db = new Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
await db.connect();
const PRODUCT = 'id, name, nature, is_active, created_at, deleted_at, default_run_id, picture_id';
const products = await compare(db, org, archive, { name: 'products', table: 'product', columns: PRODUCT });
const BATCH = 'id, product_id, lot_code, made_on, expires_on, site_id, created_at';
const batches = await compare(db, org, archive, { name: 'batches', table: 'batch', columns: BATCH });
const codes = await compareCodes(db, org, archive, scanUrl);
const stored = await db.query(
  `select id, encode(sha256, 'hex') as sum from file where org_id = $1 and state = 'ready'`,
  [org],
);
const paths = new Map(archive.rows('files').map(({ id, path: at }) => [id, String(at)]));
for (const { id, sum } of stored.rows)
  must(archive.sums.get(paths.get(id) ?? '') === sum, `file ${id}: missing, or not as it was sent`);
await db.end();
console.log(JSON.stringify({ products, batches, codes, files: stored.rows.length, faults }));
if (faults.length > 0) process.exitCode = 1;
