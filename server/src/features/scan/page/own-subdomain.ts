import type { Code } from '@qrigin/domain/qr';
import type { SideDatabase } from '../../../db/connect/side-database.ts';
import type { Caller } from '../../../db/index.ts';
import type { Resolved } from '../resolve.ts';
import type { ScanCache } from '../scan-cache.ts';

const OWNER = { name: 'subdomain_owner', text: 'select subdomain_owner($1) as owner' };

type OwnDeps = {
  scans: SideDatabase;
  findFacts: (code: Code, caller: Caller) => Promise<Resolved | undefined>;
  known: ScanCache;
};

/**
 * Whether a code is of the organisation that holds the subdomain now; a name that no one holds has no codes. What we have
 * blocked opens at our own address and not under a name that its organisation chose.
 */
export function ownSubdomain({ scans, findFacts, known }: OwnDeps) {
  return async (subdomain: string, code: Code, caller: Caller): Promise<boolean> => {
    const [facts, rows] = await Promise.all([
      findFacts(code, caller),
      scans.query<{ owner: string | null }>({ ...OWNER, values: [subdomain] }),
    ]);
    const owner = rows[0]?.owner ?? null;
    if (!facts || owner === null || facts.run.orgId !== owner) return false;
    const { blocked } = await known.maker(facts);
    return !blocked.has(owner) && !blocked.has(code);
  };
}
