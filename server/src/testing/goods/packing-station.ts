import {
  findPack,
  type PackingJob,
  type PackingRead,
  type ReadOutcome,
  sendReads,
  startRound,
} from '@qrigin/domain/packing';
import { withinOrg } from '../client.ts';
import type { TestApi } from '../test-api.ts';
import { type Goods, type ListedCode, newGoods, type Structure } from './goods.ts';

type Scan = string | PackingRead;

/** A read as a device sends it. */
export function scanOf(code: string, more: { at?: string; anyway?: true } = {}): PackingRead {
  return { id: crypto.randomUUID(), at: new Date().toISOString(), code, ...more };
}
export function undoOf(undoes: string): PackingRead {
  return { id: crypto.randomUUID(), at: new Date().toISOString(), undoes };
}

/** A person with a phone who packs; as the Owner, or as whoever has the token. */
export function packerOf(api: TestApi, goods: Goods, token = goods.org.owner.token) {
  const own = withinOrg(api, { org: goods.org.id, token });
  const send = (job: PackingJob, pack: string | undefined, scans: readonly Scan[]) =>
    own.ask(sendReads, {
      body: {
        job,
        ...(pack === undefined ? {} : { pack }),
        reads: scans.map((scan) => (typeof scan === 'string' ? scanOf(scan) : scan)),
      },
    });
  return {
    ...own,
    send,
    /** What the reads came to, which must be answered. */
    async reads(job: PackingJob, pack: string | undefined, ...scans: Scan[]): Promise<ReadOutcome[]> {
      const { status, text, body } = await send(job, pack, scans);
      if (status !== 200) throw new Error(`the reads were not judged: ${text}`);
      return body.outcomes;
    },
    /** The same in short: the outcome, and the reason where there is one. */
    async told(job: PackingJob, pack: string | undefined, ...scans: Scan[]): Promise<string[]> {
      const { status, text, body } = await send(job, pack, scans);
      if (status !== 200) throw new Error(`the reads were not judged: ${text}`);
      return body.outcomes.map(({ outcome, reason }) => reason ?? outcome);
    },
    look: (code: string) => own.call(findPack, { params: { code } }),
    startRound: (code: string, id: string = crypto.randomUUID()) =>
      own.call(startRound, { params: { code }, body: { id, at: new Date().toISOString() } }),
  };
}

const hasLevel = (level: string) => (code: ListedCode) => code.level === level;

/** Two pallets of three cartons of four jars, a roll of blanks, and someone who packs. */
export async function packingStation(api: TestApi, structure?: Structure) {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product, structure);
  const batch = await goods.batch(product, { lot_code: 'NH-0326-B' });
  const { run_id: run } = await goods.issue(packaging, 2, { batch_id: batch });
  const codes = await goods.codes(packaging);
  const of = (level: string) => codes.filter(hasLevel(level)).map(({ id }) => id);
  const inPack = (pack: string) => codes.filter(({ parent_id }) => parent_id === pack).map(({ id }) => id);
  const sticker = await goods.blanks(product);
  const { run_id: roll } = await goods.issue(sticker, 20);
  const blanks = (await goods.codes(sticker)).map(({ id }) => id);
  return {
    goods,
    product,
    packaging,
    batch,
    run,
    roll,
    blanks,
    pallets: of('pallet'),
    cartons: of('carton'),
    jars: of('jar'),
    inPack,
    packer: packerOf(api, goods),
  };
}

/** Everything that the tables say of codes of a run, but by whom and when. */
export async function statesOf(api: TestApi, run: number): Promise<unknown[]> {
  const { rows } = await api.database.superuser.query(
    `select idx, product_id, packaging_id, batch_id, level_name, height, assigned_at is not null as is_assigned,
       moved_at is not null as is_moved, parent_run_id, parent_idx, parent_places, carried
     from code_state where run_id = $1 order by idx`,
    [run],
  );
  return rows;
}
