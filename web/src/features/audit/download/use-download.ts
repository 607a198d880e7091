import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../ui/save-file.ts';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { allEntries, type FetchPage, ROWS_MAX } from './all-entries.ts';
import { csvOf, fileNameOf } from './csv.ts';

export interface Progress {
  done: number;
  /** Zero until the first answer tells. */
  all: number;
}

export interface Wanted<Row> {
  organisation: string;
  /** Names the file beside the organisation. */
  words: string;
  fetchPage: FetchPage<Row>;
  /** The rows of the file, its first line among them. */
  rowsOf: (entries: readonly Row[]) => string[][];
}

/** Fetches the entries and hands them to the browser as a file; one at a time, and none once the page is left. */
export function useDownload<Row extends { id: string }>(wanted: Wanted<Row>) {
  const { organisation, words, fetchPage, rowsOf } = wanted;
  const { t, i18n } = useLingui();
  const underway = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();

  function stop() {
    underway.current?.abort();
    underway.current = undefined;
    setProgress(undefined);
  }

  useEffect(() => () => underway.current?.abort(), []);

  async function save(signal: AbortSignal) {
    const onProgress = (done: number, all: number) => signal.aborted || setProgress({ done, all });
    const { entries, total } = await allEntries({ fetchPage, signal, onProgress });
    if (signal.aborted) return;
    const file = new Blob([csvOf(rowsOf(entries))], { type: 'text/csv;charset=utf-8' });
    saveFile(fileNameOf(organisation, words, new Date()), file);
    const [kept, all] = [ROWS_MAX, total].map((count) => i18n.number(count));
    if (total > ROWS_MAX)
      toast({
        title: t`Partly downloaded`,
        description: t`The file has the newest ${kept} of ${all} entries.`,
      });
    else toast({ variant: 'success', title: t`Audit log downloaded` });
    stop();
  }

  async function download() {
    if (underway.current) return;
    const controller = new AbortController();
    underway.current = controller;
    setProgress({ done: 0, all: 0 });
    try {
      await save(controller.signal);
    } catch (error) {
      // Whoever stopped it knows.
      if (controller.signal.aborted) return;
      stop();
      showFailure(error);
    }
  }

  return { progress, download, stop };
}
