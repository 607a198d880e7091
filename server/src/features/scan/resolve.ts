import type { Code } from '@qrigin/domain/qr';
import { bigintList, uuidList } from '../../db/connect/binary-lists.ts';
import type { SideDatabase } from '../../db/connect/side-database.ts';
import {
  askFor,
  type CodeBook,
  type CodeFacts,
  type CodePlace,
  coalesce,
  createScanSource,
  factsOf,
  type LocatedCode,
  locate,
  placeCodes,
  placesOf,
  type Run,
  type StateRow,
  type States,
  statesIn,
} from '../qr/index.ts';
import {
  type HeldRecalls,
  holdOpenRecalls,
  type OpenRecalls,
  openRecalls,
  type RecallFactRow,
  recallableOf,
  type ToldRecall,
} from '../recalls/index.ts';

/** Everything that is true of a code, recalls too; of these the newest first. */
export type ScannedCode = CodeFacts & { recalls: ToldRecall[] };

/** The same with the version of its organisation under which that was read. */
export type Resolved = ScannedCode & { version: string };

/** The one way from what is printed to what is true, for every scan. */
export type Resolver = {
  /** What is true of a code now; `undefined` when no one issued it. One statement, shared with the others that wait. */
  resolve(code: Code): Promise<Resolved | undefined>;
  /** Only where it is: what its run says, without asking what has happened to it. */
  place(code: Code): Promise<CodePlace | undefined>;
  run(id: number): Promise<Run | undefined>;
};

/** What one statement saw. */
type Snapshot = { states: States; versionOf: (orgId: string) => string };

type VersionRow = { org_id: string | null; version: string | null };

const STATES = { name: 'scan_states', text: 'select * from scan_states($1, $2, $3)' };
const CODES = { name: 'scan_codes', text: 'select * from scan_codes($1, $2, $3, $4)' };

/** Of an organisation that is not in the database, since this was restored from an older state. */
const NO_VERSION = '00000000-0000-0000-0000-000000000000';

function judge(code: LocatedCode, states: States, recalls: OpenRecalls): ScannedCode {
  const facts = factsOf(code, states);
  return { ...facts, recalls: recalls.reaching(recallableOf(facts)) };
}

export function createResolver(scans: Pick<SideDatabase, 'query'>, book: CodeBook): Resolver {
  const source = createScanSource(scans);
  const held = holdOpenRecalls(scans);

  async function readStates(codes: readonly LocatedCode[]): Promise<Snapshot> {
    // The database returns only versions that differ from the known ones, so usually none.
    const versions = new Map(codes.map(({ run }) => [run.orgId, held.versionOf(run.orgId)]));
    const known = [...versions.values()].filter((version) => version !== undefined);
    const rows = await scans.query<StateRow & VersionRow>({
      ...STATES,
      values: [bigintList(placesOf(codes)), uuidList([...versions.keys()]), uuidList(known)],
    });
    for (const { org_id, version } of rows) if (org_id && version) versions.set(org_id, version);
    return { states: statesIn(rows), versionOf: (orgId) => versions.get(orgId) ?? NO_VERSION };
  }

  /** For organisations with more open recalls than are held. */
  const askTable = coalesce(async (codes: LocatedCode[]) => {
    const rows = await scans.query<StateRow & RecallFactRow>({ ...CODES, values: askFor(codes) });
    const [states, recalls] = [statesIn(rows), openRecalls(rows)];
    return codes.map((code) => judge(code, states, recalls));
  });

  function judgeByHeld(code: LocatedCode, states: States, version: string) {
    const finish = ({ recalls }: HeldRecalls): Resolved | Promise<Resolved> =>
      recalls
        ? { ...judge(code, states, recalls), version }
        : askTable(code).then((scanned) => ({ ...scanned, version }));
    const known = held.get(code.run.orgId, version);
    // Codes whose recalls are known do not wait for those whose are not.
    return known instanceof Promise ? known.then(finish) : finish(known);
  }

  const look = coalesce(async (codes: Code[]) => {
    const places = await placeCodes(book, source, codes);
    const located = places.map((place) => place && locate(place));
    const issued = located.filter((code) => code !== undefined);
    if (issued.length === 0) return codes.map(() => ({ facts: undefined }));
    const { states, versionOf } = await readStates(issued);
    return located.map((code) => ({
      facts: code && judgeByHeld(code, states, versionOf(code.run.orgId)),
    }));
  });

  return {
    resolve: async (code) => (await look(code)).facts,
    place: async (code) => (await placeCodes(book, source, [code]))[0],
    run: async (id) => (await source.runs([id])).get(id),
  };
}
