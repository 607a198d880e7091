import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@qrigin/domain/imports';
import { TableProblem } from '../table-file.ts';
import type { SheetCsv, Workbook } from './sheet-csv.ts';
// oxlint-disable-next-line import/default -- the bundler makes one: the address
import workerAddress from './sheet-worker.ts?worker&url';
import { unpackedBytes } from './zip-size.ts';

/** As much of it as is used; the compiler does not know it yet. */
declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ) => { createScriptURL: (address: string) => string };
      }
    | undefined;
}

/** More than twenty thousand full rows need. */
const UNPACKED_MAX = 200 * 1024 * 1024;

const limits = { rows: IMPORT_ROWS_MAX + 1, columns: IMPORT_COLUMNS_MAX, cell: IMPORT_CELL_MAX };

/** Our content policy starts no worker by an address that is a mere text: a policy of its own knows this one alone. */
function startWorker(): Worker {
  const policy = globalThis.trustedTypes?.createPolicy('workbooks', { createScriptURL: () => workerAddress });
  return new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
}

function readBeside(workbook: Workbook, signal: AbortSignal): Promise<SheetCsv> {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<SheetCsv>();
  worker.addEventListener('message', ({ data }: MessageEvent<SheetCsv>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the worker that reads workbooks failed')));
  signal.addEventListener('abort', () => reject(signal.reason));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(workbook);
  return promise.finally(() => worker.terminate());
}

/** The first sheet of a workbook as CSV. */
export async function sheetText(bytes: Workbook['bytes'], signal: AbortSignal): Promise<string> {
  if (unpackedBytes(bytes) > UNPACKED_MAX) throw new TableProblem('too_many_rows');
  const read = await readBeside({ bytes, limits }, signal);
  if ('fault' in read) throw new TableProblem(read.fault);
  return read.text;
}
