import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../dev/children.ts';
import { startProduct } from '../product/start-product.ts';
import { type Attack, Succeeded } from './attack.ts';
import { targetOf } from './target.ts';

/**
 * `npm run abuse` starts the built product as in production and replays every attack that once got through, one line
 * each; `-- --only 3` one of them. Fails when one gets through again. Everything is bounded and stays on this machine.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const FOLDER = join(ROOT, 'tooling/abuse/attacks');

type Numbered = Attack & { number: number };

/** `3-open-recalls.ts` is attack 3. */
async function loadAttacks(): Promise<Numbered[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const attacks = await Promise.all(
    names.map(async (name) => {
      const { attack }: { attack: Attack } = await import(join(FOLDER, name));
      return { ...attack, number: Number.parseInt(name, 10) };
    }),
  );
  return attacks
    .filter(({ number }) => values.only === '' || number === Number(values.only))
    .sort((a, b) => a.number - b.number);
}

const product = await startProduct({
  dir: join(ROOT, '.run/abuse'),
  // Attackers come from many networks; here a header says from which.
  settings: { TRUSTED_PROXIES: '127.0.0.1' },
});
try {
  const target = targetOf(product);
  for (const attack of await loadAttacks()) {
    const { number, name } = attack;
    const start = performance.now();
    try {
      const stopped = await attack.run(target);
      console.log(`${number} ${name}: ${stopped} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      process.exitCode = 1;
      const how =
        error instanceof Succeeded ? `got through: ${error.message}` : `could not be tried: ${String(error)}`;
      console.log(`${number} ${name}: ${how}`);
    }
  }
} finally {
  await product.stop();
}
