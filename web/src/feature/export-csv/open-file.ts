import { saveFile } from '../../ui/save-file.ts';

declare global {
  // Not in every browser, and not in the compiler's list.
  var showSaveFilePicker:
    | ((wish: { suggestedName: string }) => Promise<Pick<FileSystemFileHandle, 'createWritable'>>)
    | undefined;
}

/** More than this fills the memory of a phone. */
const ROWS_IN_MEMORY_MAX = 1_000_000;

/** A file that comes piece by piece; nothing of it is kept before it is closed. */
interface OpenFile {
  write: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** Opens a file of so many rows: on the disk if it is large and the browser can, where the person is asked for a place. */
export async function openFile(name: string, rows: number): Promise<OpenFile> {
  const place =
    rows > ROWS_IN_MEMORY_MAX ? await globalThis.showSaveFilePicker?.({ suggestedName: name }) : undefined;
  return place ? place.createWritable() : fileInMemory(name);
}

function fileInMemory(name: string): OpenFile {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (piece) => void pieces.push(piece),
    close: async () => saveFile(name, new Blob(pieces, { type: 'text/csv;charset=utf-8' })),
    abort: async () => {},
  };
}

/** Whether someone was asked where to keep a file, and named no place. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
