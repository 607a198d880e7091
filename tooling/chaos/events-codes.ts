import { Client } from 'pg';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { createCodeCipher } from '../../server/src/features/qr/codes/code-cipher.ts';

/** A code as it is printed, and the place that its scans are stored under. */
export type PrintedCode = { code: string; place: string };

const CODES_PER_RUN = 1000;

/** Codes of two organisations, so that their scans meet in one group. */
export async function printCodes(superuserUrl: string, codeKeys: string): Promise<PrintedCode[]> {
  const [epoch] = ENVIRONMENTS.api.shape.CODE_KEYS.parse(codeKeys);
  if (!epoch) throw new Error('there is no key to write codes with');
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ org_id: string; id: string }>(
      `with maker as (insert into organisation (name) values ('One'), ('Two') returning id)
       insert into code_run (org_id, kind, levels, packs, size, key_epoch, scan_base_url)
       select id, 'blank', '[{"name": "Unit", "count": 1}]', $1, $1, $2, 'https://example.com/' from maker
       returning org_id, id`,
      [CODES_PER_RUN, epoch.id],
    );
    const cipher = createCodeCipher(epoch.key);
    return rows.flatMap(({ org_id, id }) =>
      cipher
        .write(Number(id), 0, CODES_PER_RUN)
        .map((code, at) => ({ code, place: `${org_id} ${id} ${at}` })),
    );
  } finally {
    await client.end();
  }
}
