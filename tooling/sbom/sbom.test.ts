import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSbom } from './make-sbom.ts';

type Locked = { version: string; dev?: true; devOptional?: true; link?: true };
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);
const { bomFormat, metadata, components } = JSON.parse(makeSbom());
const listed: string[] = components.map((one: Record<string, string>) => one['bom-ref']);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
/** By what npm notes in the lock file of each package. */
function lockedFor(isWanted: (locked: Locked) => boolean): string[] {
  const found = Object.entries(packages).filter(
    ([path, locked]) => path.includes('node_modules/') && !locked.link && isWanted(locked),
  );
  return [...new Set(found.map(([path, { version }]) => `${nameOf(path)}@${version}`))];
}

test('it is a CycloneDX document about the product and its workspaces', () => {
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name: 'qrigin', type: 'application' });
  expect(listed).toEqual(
    expect.arrayContaining(['@qrigin/domain@0.1.0', '@qrigin/server@0.1.0', '@qrigin/web@0.1.0']),
  );
});

test('it lists every package that the product runs with', () => {
  const product = lockedFor(({ dev, devOptional }) => !dev && !devOptional)
    // The builds of a tool for other systems; npm run lock notes them for no purpose in particular.
    .filter((name) => !name.startsWith('@typescript/typescript-'));
  expect(product.length).toBeGreaterThan(300);
  expect(product.filter((name) => !listed.includes(name))).toEqual([]);
});

test('it lists no package that is for development alone', () => {
  const others = lockedFor(({ dev, devOptional }) => Boolean(dev || devOptional));
  const product = new Set(lockedFor(({ dev, devOptional }) => !dev && !devOptional));
  expect(others.filter((name) => listed.includes(name) && !product.has(name))).toEqual([]);
  expect(listed.filter((name) => name.startsWith('@typescript/'))).toEqual([]);
});

test('a package that is both, here for development and there to run with, is in it', () => {
  const names = listed.map((name) => name.slice(0, name.lastIndexOf('@')));
  expect(names).toEqual(expect.arrayContaining(['@aws-sdk/client-s3', 'pg', 'zod', 'fastify', 'react']));
  for (const tool of ['vitest', 'typescript', 'vite', 'knip']) expect(names).not.toContain(tool);
});
