import { expect, test } from 'vitest';
import { createArchive, type Piece } from './archive.ts';

/** More than waits on its way to a reader. */
async function* large(): AsyncGenerator<Piece> {
  for (let piece = 0; piece < 100; piece += 1) yield { text: Buffer.alloc(100_000, piece), rows: 1 };
}

test('an archive that was given up while no file was being written takes no further one, instead of waiting for ever', async () => {
  const archive = createArchive();
  archive.output.on('error', () => undefined);
  archive.output.resume();
  await archive.add('products.ndjson', large(), false);
  archive.fail(new Error('the store is away'));
  await expect(archive.add('batches.ndjson', large(), false)).rejects.toThrow('the store is away');
});
