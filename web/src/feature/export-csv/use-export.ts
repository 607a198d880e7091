import { useLingui } from '@lingui/react/macro';
import type { Endpoint, Input } from '@qrigin/domain/http';
import { useEffect, useRef, useState } from 'react';
import { readCsv, type Watch } from '../../http/read-csv.ts';
import { showFailure } from '../../ui/state/show-failure.ts';
import { toast } from '../../ui/toast/toast.ts';
import { fileNameOf } from './file-name.ts';
import { isDeclined, openFile } from './open-file.ts';

export interface Progress {
  done: number;
  /** Zero until the server tells. */
  all: number;
}

export interface Wanted<E extends Endpoint> {
  list: E;
  /** The same as for the list on the screen; which page of it makes no difference. */
  input: Input<E>;
  organisation: string;
  /** How many rows it has, where that is known before: very many do not go through the memory. */
  rows?: number;
}

/** Fetches a list and hands it to the browser as a file; one at a time, and none once the page is left. */
export function useExport<E extends Endpoint>(wanted: Wanted<E>) {
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
    const { total, max } = await keep(wanted, { signal, onProgress });
    const [kept, all] = [max, total].map((count) => i18n.number(count));
    if (total > max)
      toast({ title: t`Partly exported`, description: t`The file has the first ${kept} of ${all} rows.` });
    else toast({ variant: 'success', title: t`Exported` });
    stop();
  }

  async function start() {
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
      if (!isDeclined(error)) showFailure(error);
    }
  }

  return { progress, start, stop };
}

/** Writes the list to a file, of which nothing is kept if it is not whole. Replies how many rows there are, and how many it can hold. */
async function keep<E extends Endpoint>(
  { list, input, organisation, rows = 0 }: Wanted<E>,
  watch: Pick<Watch, 'signal' | 'onProgress'>,
) {
  const file = await openFile(fileNameOf(organisation, list.csv?.name ?? '', new Date()), rows);
  try {
    const counts = await readCsv(list, input, { ...watch, onPiece: (piece) => file.write(piece) });
    watch.signal.throwIfAborted();
    await file.close();
    return counts;
  } catch (error) {
    await file.abort();
    throw error;
  }
}
