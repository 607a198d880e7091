import { sheetCsv, type Workbook } from './sheet-csv.ts';

/** Reads a workbook beside the page: of one with many cells that takes seconds, in which the page would stand still. */
self.addEventListener('message', ({ data }: MessageEvent<Workbook>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a worker says has no origin to name
  void sheetCsv(data).then((read) => self.postMessage(read));
});
