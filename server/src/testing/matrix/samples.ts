import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '@qrigin/domain/http';

const DOMAIN = join(import.meta.dirname, '../../../../domain/src');

/** Of one feature, if it has some. */
async function samplesIn(feature: string): Promise<readonly Sample[]> {
  const file = join(DOMAIN, feature, 'samples.ts');
  if (!existsSync(file)) return [];
  const found: { SAMPLES?: readonly Sample[] } = await import(file);
  return found.SAMPLES ?? [];
}

/** Those first that others name. */
function inOrder(samples: readonly Sample[]): Sample[] {
  const ordered: Sample[] = [];
  function add(one: Sample): void {
    if (ordered.includes(one)) return;
    for (const { name } of one.after) {
      const before = samples.find(({ thing }) => thing.name === name);
      if (before) add(before);
    }
    ordered.push(one);
  }
  for (const one of samples) add(one);
  return ordered;
}

/** What every feature says of how its things are made: a new one needs no word here. */
export const SAMPLES: readonly Sample[] = inOrder(
  (await Promise.all(readdirSync(DOMAIN).map(samplesIn))).flat(),
);
