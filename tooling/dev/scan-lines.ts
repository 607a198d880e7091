import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Overview, scanOverview } from '@qrigin/domain/scan';
import { z } from 'zod';
import type { Call } from './demo/seed-codes.ts';

/** What a code can say, in the order in which it is listed; only those who run the platform can make `blocked`. */
const STATES = {
  active: 'no recall',
  recalled: 'recalled',
  withdrawn: 'withdrawn',
  replaced: 'replaced',
  expired: 'expired',
  delisted: 'no longer offered',
  inactive: 'not active yet',
} as const;

/** Kept beside what is stored: replaced codes, and those of deleted products, are in no list that could be asked for. */
const fileOf = (dir: string) => join(dir, 'example-codes.json');

export function keepExamples(dir: string, urls: string[]): void {
  writeFileSync(fileOf(dir), JSON.stringify(urls));
}

function examplesIn(dir: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')));
  } catch {
    return [];
  }
}

const described = ({ product, pack }: Overview) =>
  [pack?.level, product?.name].filter((name) => name !== undefined).join(' of ');

/** An address to open for each state that one of the examples is in now, of each maker that has one. */
export async function scanLines(call: Call, dir: string): Promise<string[]> {
  const found: { state: string; maker: string; line: string }[] = [];
  for (const url of examplesIn(dir)) {
    const code = new URL(url).pathname.split('/').at(-1) ?? '';
    const overview = await call(scanOverview, { params: { qr: code } });
    const { state } = overview;
    const maker = overview.maker.name;
    if (!found.some((one) => one.state === state && one.maker === maker))
      found.push({ state, maker, line: `${url}  `.concat(described(overview)) });
  }
  return Object.entries(STATES).flatMap(([state, word]) =>
    found.filter((one) => one.state === state).map(({ line }) => `scan          ${line}: ${word}`),
  );
}
