import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runCaged } from '../../../server/src/features/files/check/cage.ts';
import { findIsolation, inFolder } from '../../../server/src/features/files/check/inspect.ts';
import { type Attack, Succeeded } from '../attack.ts';

const PROBE = fileURLToPath(new URL('../../../server/src/testing/cage-probe.ts', import.meta.url));

/** A file that took over its inspector: tries the secrets of this process, the database, the api and other files. */
export const attack: Attack = {
  name: 'inspector',
  async run({ databaseUrl, url }) {
    const isolation = await findIsolation();
    const got = await inFolder((other) =>
      inFolder(async (folder) => {
        mkdirSync(join(other, 'job'));
        const secret = join(other, 'job/sent');
        writeFileSync(secret, 'of another organisation', { mode: 0o600 });
        writeFileSync(join(folder, 'sent'), 'x');
        const ports = [databaseUrl, url].map((address) => Number(new URL(address).port));
        const argument = JSON.stringify({ pid: process.pid, ports, files: ['/etc/passwd', secret] });
        const outcome = await runCaged(isolation, { folder, program: PROBE, argument });
        return z
          .array(z.string())
          .parse('printed' in outcome ? JSON.parse(outcome.printed) : [outcome.ended]);
      }),
    );
    if (got.length) throw new Succeeded(got.join(', '));
    return `kept in by ${isolation}: no environment, no processes, no other file, no database, no network`;
  },
};
