import type { Arrange, Arranged } from './arranged.ts';
import type { Tenant } from './rows.ts';

type Of = (tenant: Tenant) => Arranged;

const inAddress: Of = ({ code }) => ({ params: { id: code } });
const inQrIds: Of = ({ code }) => ({ body: { qrIds: [code] } });
const scanned: Of = ({ code }) => ({ params: { qr: code } });
const traced: Of = ({ code }) => ({ params: { code } });
/** Going on after a step. */
const lived: Of = ({ code }) => ({ params: { code }, query: { before: '1-i' } });
const checked: Of = ({ code }) => ({
  body: {
    job: 'check',
    pack: code,
    reads: [{ id: crypto.randomUUID(), at: '2026-11-15T09:00:00Z', code }],
  },
});

/** A recall names one thing, and what belongs to another scope is refused. */
function scope(name: string, fields: Record<string, unknown>): Arranged {
  const others = {
    qr_id: undefined,
    run_id: undefined,
    product_id: undefined,
    from: undefined,
    to: undefined,
  };
  return { body: { ...others, batch_id: undefined, scope: name, ...fields } };
}

/** A range, which names no list. */
const ofOne: Of = ({ code }) => ({ body: { codes: undefined, from: code, to: code } });
const ofRun: Of = ({ run }) => ({ params: { id: String(run) } });

const WINDOW = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
const ofBatch: Of = ({ things }) => scope('batch', { batch_id: things.batch });

const HOME: Record<string, Of> = {
  childCounts: inAddress,
  recallCode: inAddress,
  recallOfCode: inAddress,
  withdrawCodes: inQrIds,
  issueCodes: ({ things: { packaging } }) => ({
    params: { id: packaging },
    body: { packagingId: packaging, count: 1 },
  }),
  assignCodes: ({ code, level, things }) => ({
    params: { p: things.product, k: things.packaging },
    body: { qrIds: [code], packagingInfoName: level, parentID: null, batch_id: things.batch },
  }),
  listRunCodes: ofRun,
  findCode: ({ code, things }) => ({ params: { id: things.packaging, code } }),
  traceCode: traced,
  listInside: traced,
  listLife: lived,
  traceCodeBothWays: traced,
  findPack: traced,
  startRound: traced,
  sendReads: checked,
  readRange: ofOne,
  withdrawChosen: ofOne,
  assignBlanks: ({ code, level, things }) => ({
    body: {
      codes: undefined,
      from: code,
      to: code,
      level,
      product: things.product,
      packaging: things.packaging,
      batch: things.batch,
    },
  }),
  bulkWork: ({ things }) => ({ body: { workIDs: [things.work], state: 'queued' } }),
  createRecall: ofBatch,
  recallReach: ofBatch,
  publicRecall: ({ things }) => ({ params: { id: things.recall ?? '' } }),
  publicRecalls: ({ id }) => ({ params: { id } }),
  scanOverview: scanned,
  scanSections: scanned,
  scanProductImage: scanned,
  scanWhoami: scanned,
  scanUsage: scanned,
};

/** An open recall that reaches the code; those of the matrix are each of a run of their own, and others end them. */
const openOnCode: Arrange = async (api, _token, { id, run, code }) => {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    `insert into recall (org_id, scope, run_id, reason) values ($1, 'run', $2, 'Glass') returning id`,
    [id, run],
  );
  return { params: { id: rows[0]?.id ?? '' }, body: { code } };
};

export const ARRANGE_CODES: Record<string, Arrange> = {
  tellOutcome: openOnCode,
  ...Object.fromEntries(
    Object.entries(HOME).map(([name, of]): [string, Arrange] => [
      name,
      async (_api, _token, home) => of(home),
    ]),
  ),
};

const RECALLED: Record<string, Of> = {
  qr_id: ({ code }) => scope('code', { qr_id: code }),
  run_id: ({ run }) => scope('run', { run_id: run }),
  product_id: ({ things }) => scope('product', { product_id: things.product }),
  'product_id and a window': ({ things }) => scope('window', { product_id: things.product, ...WINDOW }),
};

/** What names something of an organisation and is no id that the guard looks up: it is tried with a neighbour's too. */
export const NAMED_OTHERWISE: Record<string, Record<string, Of>> = {
  childCounts: { id: inAddress },
  recallCode: { id: inAddress },
  recallOfCode: { id: inAddress },
  withdrawCodes: { qrIds: inQrIds },
  assignCodes: { qrIds: inQrIds, parentID: ({ code }) => ({ body: { parentID: code } }) },
  listRunCodes: { id: ofRun },
  findCode: { code: ({ code }) => ({ params: { code } }) },
  traceCode: { code: traced },
  listInside: { code: traced },
  listLife: { code: lived },
  traceCodeBothWays: { code: traced },
  findPack: { code: traced },
  startRound: { code: traced },
  sendReads: { pack: ({ code }) => ({ body: { pack: code } }) },
  readRange: { from: ({ code }) => ({ body: { from: code } }), to: ({ code }) => ({ body: { to: code } }) },
  withdrawChosen: { from: ofOne },
  assignBlanks: { from: ofOne },
  bulkWork: { workIDs: ({ things }) => ({ body: { workIDs: [things.work] } }) },
  createRecall: RECALLED,
  recallReach: RECALLED,
  tellOutcome: { code: ({ code }) => ({ body: { code } }) },
  saveDetails: {
    file_id: ({ things }) => ({
      body: {
        businessDetails: undefined,
        additionalDetails: { certificatesAndAwards: [{ file_id: things.file }] },
      },
    }),
  },
  askToJoin: { roleId: ({ things }) => ({ body: { roleId: things.role } }) },
  finishUpload: { id: ({ things }) => ({ body: { id: things.file } }) },
};
