import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@qrigin/domain/http';

const DOMAIN = join(import.meta.dirname, '../../../domain/src');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'policy' in value && 'path' in value && 'reply' in value;

/** The path of every contract that the domain offers. */
export async function contractPaths(): Promise<string[]> {
  const features = readdirSync(DOMAIN);
  const doors: object[] = await Promise.all(features.map((name) => import(join(DOMAIN, name, 'index.ts'))));
  const paths = doors.flatMap((door) => Object.values(door).filter(isEndpoint)).map(({ path }) => path);
  return [...new Set(paths)];
}
