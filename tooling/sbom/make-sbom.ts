import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { productLock } from './product-lock.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASK = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];

const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

function readManifest(folder: string) {
  const { devDependencies: _, ...manifest } = readJson(join(folder, 'package.json'));
  return manifest;
}

/** The bill of materials (CycloneDX) of what the product runs with, by npm, from the lock file alone. */
export function makeSbom(): string {
  const manifest = readManifest('.');
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  // npm names the product after its folder.
  const folder = join(temporary, manifest.name);
  const write = (name: string, content: object) => {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  };
  try {
    write('package.json', manifest);
    write('package-lock.json', productLock(readJson('package-lock.json')));
    for (const name of manifest.workspaces) write(`${name}/package.json`, readManifest(name));
    return execFileSync('npm', ASK, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
