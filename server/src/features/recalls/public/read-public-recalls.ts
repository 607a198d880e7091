import { Failure } from '@qrigin/domain/errors';
import { OPEN_RECALLS_MAX, type PublicRecall } from '@qrigin/domain/recalls';
import { sql } from 'kysely';
import type { SideDatabase } from '../../../db/connect/side-database.ts';
import type { Db } from '../../../db/index.ts';
import { type RecallFactRow, type ToldRecall, toRecall } from '../reach/open-recalls.ts';
import { createGoodsOf, nameGoods } from './goods-of-recalls.ts';

const ONE = { name: 'scan_recall', text: 'select * from scan_recall($1)' };
const OPEN = { name: 'scan_recalls', text: 'select * from scan_recalls($1, $2)' };

export type ReaderDeps = {
  /** As scans have them: what shoppers may see, and nothing else. */
  scans: SideDatabase;
  appOrigin: string;
  contentOrigin: string;
};

export type OpenOnes = { organisation: PublicRecall['organisation']; recalls: PublicRecall[] };
type Row = RecallFactRow & { org_id: string; lifted_at: Date | null };
type Known = { recall: ToldRecall; endedAt: Date | null };

/** An organisation that is blocked has no public recalls, and no name. */
async function findMaker(db: Db, orgId: string): Promise<PublicRecall['organisation']> {
  const maker = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'logo_url'])
    .where('id', '=', orgId)
    .where(sql<boolean>`not exists (select from block where subject = organisation.id::text)`)
    .executeTakeFirst();
  if (!maker) throw new Failure('not_found');
  return maker;
}

/** Reads what anyone may know of recalls: of an organisation that is not blocked, and no mock recall. */
export function createPublicReader({ scans, appOrigin, contentOrigin }: ReaderDeps) {
  const goodsOf = createGoodsOf(scans);

  async function present(orgId: string, known: readonly Known[]) {
    // Before a connection is taken for the organisation: calls that each have one and want another would wait for ever.
    const goods = await goodsOf(known.map(({ recall }) => recall));
    return scans.inOrg(orgId, async (db) => {
      const organisation = await findMaker(db, orgId);
      const named = await nameGoods(db, { orgId, contentOrigin }, goods);
      const recalls: PublicRecall[] = [];
      for (const [at, { recall, endedAt }] of known.entries()) {
        const [about, names] = [goods[at], named[at]];
        if (!about || !names) throw new Error('a recall is about nothing');
        const isWindow = recall.scope === 'window';
        recalls.push({
          id: recall.id,
          organisation,
          ...names,
          scope: recall.scope,
          level: about.level,
          from: isWindow ? recall.from.toISOString() : null,
          to: isWindow ? recall.to.toISOString() : null,
          ...recall.words,
          opened_at: recall.at.toISOString(),
          changed_at: recall.changedAt?.toISOString() ?? null,
          ended_at: endedAt?.toISOString() ?? null,
          url: `${appOrigin}/recalls/${recall.id}`,
        });
      }
      return { organisation, recalls };
    });
  }

  async function readOpen(orgId: string): Promise<OpenOnes> {
    const rows = await scans.query<RecallFactRow>({ ...OPEN, values: [orgId, OPEN_RECALLS_MAX] });
    const open = rows.flatMap((row) => toRecall(row) ?? []);
    const newestFirst = open.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return present(
      orgId,
      newestFirst.map((recall) => ({ recall, endedAt: null })),
    );
  }

  async function findRow(id: string): Promise<Row> {
    const [row] = await scans.query<Row>({ ...ONE, values: [id] });
    if (!row) throw new Failure('not_found');
    return row;
  }

  async function readOne(id: string): Promise<PublicRecall> {
    const row = await findRow(id);
    const recall = toRecall(row);
    if (!recall) throw new Failure('not_found');
    const { recalls } = await present(row.org_id, [{ recall, endedAt: row.lifted_at }]);
    const [shown] = recalls;
    if (!shown) throw new Error('a recall was left out');
    return shown;
  }

  /** The organisation of a recall, which its address does not say. */
  const findOwner = async (id: string): Promise<string> => (await findRow(id)).org_id;

  return { readOpen, readOne, findOwner };
}
