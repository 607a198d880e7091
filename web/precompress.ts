import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed already; source for tools (.vite/) is never served. */
const SERVED_TEXT = /^(?!\.vite\/).*\.(html|js|css|svg|json|wasm)$/;

/**
 * Writes a .br and a .gz copy beside every text file of the build. The api sends these as they are, so the
 * slow, best compression is paid once here and never while someone waits.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no output folder');
      const files = Object.keys(bundle).filter((name) => SERVED_TEXT.test(name));
      await Promise.all(files.map((name) => writeCopies(join(dir, name))));
    },
  };
}

async function writeCopies(path: string): Promise<void> {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
      writeFile(`${path}.gz`, small),
    ),
  ]);
}
