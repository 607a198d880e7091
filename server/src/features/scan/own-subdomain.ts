import type { Caller } from '../../db/index.ts';
import type { ScanDatabase } from '../../db/scan-database.ts';
import type { CodePlace } from '../qr/index.ts';

const OWNER = { name: 'subdomain_owner', text: 'select subdomain_owner($1) as owner' };

/** Whether a code is of the organisation that holds the subdomain now; a name that nobody holds has no codes. */
export function ownSubdomain(
  scans: ScanDatabase,
  placeOf: (code: string, caller: Caller) => Promise<CodePlace | undefined>,
) {
  return async (subdomain: string, code: string, caller: Caller): Promise<boolean> => {
    const [place, rows] = await Promise.all([
      placeOf(code, caller),
      scans.query<{ owner: string | null }>({ ...OWNER, values: [subdomain] }),
    ]);
    const owner = rows[0]?.owner ?? null;
    return owner !== null && place?.run.orgId === owner;
  };
}
