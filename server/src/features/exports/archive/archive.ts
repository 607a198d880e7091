import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A piece of a file, and how many rows end in it. */
export type Piece = { text: string | Buffer; rows: number };

/** What the manifest says of a file in the archive. */
export type Written = { name: string; rows: number; bytes: number; sha256: string };

/** Level 6 takes three times as long on a million codes, which are random, for a few hundredths of their size. */
const LEVEL = 1;

export type Archive = {
  /** Writes a file, when the one before it is written. */
  add(name: string, pieces: AsyncIterable<Piece>, isPacked?: boolean): Promise<Written>;
  end(): void;
  /** Gives up: whoever reads the archive gets the error, and so does whoever is writing a file. */
  fail(error: unknown): void;
  output: Readable;
};

/** A ZIP that is read while it is written: it is only ever as far ahead as its reader lets it be. */
export function createArchive(): Archive {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let current: Readable | undefined;
  let failure: Error | undefined;
  function fail(error: unknown): void {
    const cause = error instanceof Error ? error : new Error(String(error));
    failure ??= cause;
    current?.destroy(cause);
    output.destroy(cause);
  }
  zip.on('error', fail);
  return {
    async add(name, pieces, isPacked = true) {
      // Nobody reads any more, so nothing would ever be written.
      if (failure) throw failure;
      const sum = { rows: 0, bytes: 0 };
      const hash = createHash('sha256');
      async function* tallied() {
        for await (const { text, rows } of pieces) {
          const chunk = Buffer.from(text);
          hash.update(chunk);
          sum.bytes += chunk.length;
          sum.rows += rows;
          yield chunk;
        }
      }
      current = Readable.from(tallied(), { objectMode: false });
      const isWritten = finished(current);
      zip.addReadStream(current, name, { compress: isPacked, compressionLevel: isPacked ? LEVEL : 0 });
      await isWritten;
      return { name, ...sum, sha256: hash.digest('hex') };
    },
    end: () => zip.end(),
    fail,
    output,
  };
}
