import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

test('every text file of a build gets a brotli and a gzip copy that unpack to the same bytes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'precompress-'));
  await writeFile(
    join(root, 'index.html'),
    '<link rel="stylesheet" href="./a.css"><img src="./a.png" alt="">',
  );
  await writeFile(join(root, 'a.css'), 'body { margin: 0 }');
  await writeFile(join(root, 'a.png'), 'not text');
  const options = { manifest: true, assetsInlineLimit: 0 };
  await build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()], build: options });

  const names = await readdir(join(root, 'dist'), { recursive: true });
  const packed = names.filter((name) => /\.(br|gz)$/.test(name));
  expect(packed.map((name) => name.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
    'assets/index.css.br',
    'assets/index.css.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  for (const name of packed) {
    const bytes = await readFile(join(root, 'dist', name));
    const unpacked = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(unpacked).toEqual(await readFile(join(root, 'dist', name.slice(0, -3))));
  }
  await rm(root, { recursive: true });
});
