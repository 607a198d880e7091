import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { downloadExport, type Export, listExports, requestExport } from '@qrigin/domain/exports';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { Client } from 'pg';
import { withinOrg } from '../../server/src/testing/client.ts';
import { scanUrlOf } from '../../server/src/testing/programs/export-room.ts';
import { askContent } from '../../server/src/testing/programs/file-room.ts';
import { ROOT } from '../dev/children.ts';
import { OWNER } from '../dev/demo/demo-people.ts';
import { clientOfPerson, seed, signIn } from '../dev/demo/seed.ts';
import { startProduct } from '../product/start-product.ts';

/** `npm run read-back-export`: fills the demo, exports each of its organisations and compares archive and installation. */
const dir = join(ROOT, '.run/read-back-export');
const RATES = { RATE_SCAN: '1000000', RATE_WRITE: '10000', RATE_READ: '10000', RATE_AUTH: '200' };
const product = await startProduct({ dir, settings: RATES });
const options = { apiUrl: product.url, mailUrl: product.mailUrl, dir };

type Organisation = ReturnType<typeof withinOrg>;

async function exportOf(organisation: Organisation): Promise<Export> {
  const { id } = await organisation.call(requestExport);
  for (;;) {
    const { items } = await organisation.call(listExports);
    const found = items.find((one) => one.id === id);
    if (found?.state === 'ready') return found;
    if (found?.state !== 'waiting' && found?.state !== 'making') throw new Error('the export failed');
    await pause(200);
  }
}

/** A file that is still being checked is not the organisation’s yet, and in no archive. */
async function untilChecked(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (;;) {
      const { rows } = await database.query("select from file where state = 'checking' limit 1");
      if (rows.length === 0) return;
      await pause(200);
    }
  } finally {
    await database.end();
  }
}

try {
  const superuser = product.databaseUrl.replace('app_rw@', 'postgres@');
  await seed(options);
  await untilChecked(superuser);
  const owner = clientOfPerson(product.url, await signIn(options, OWNER));
  for (const { id: org, name } of await owner.call(listMyOrganisations)) {
    const organisation = withinOrg(owner, { org });
    const { id } = await exportOf(organisation);
    const { download_url: address } = await organisation.call(downloadExport, { params: { id } });
    const archive = join(dir, `${org}.zip`);
    writeFileSync(archive, (await askContent(product, address)).bytes);
    const args = ['tooling/exports/read-back.ts', archive, superuser, scanUrlOf(product.url)];
    console.log(`${name}: ${execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).trim()}`);
  }
} finally {
  await product.stop();
}
