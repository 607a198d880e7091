import { useLingui } from '@lingui/react/macro';
import type { Endpoint, Input } from '@qrigin/domain/http';
import { useEffect, useRef, useState } from 'react';
import { readCsv } from '../../http/read-csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showFailure } from '../../ui/state/show-failure.ts';
import { toast } from '../../ui/toast/toast.ts';
import { fileNameOf } from './file-name.ts';

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
}

/** Fetches a list and hands it to the browser as a file; one at a time, and none once the page is left. */
export function useExport<E extends Endpoint>({ list, input, organisation }: Wanted<E>) {
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
    const { file, total, max } = await readCsv(list, input, { signal, onProgress });
    if (signal.aborted) return;
    saveFile(fileNameOf(organisation, list.csv?.name ?? '', new Date()), file);
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
      showFailure(error);
    }
  }

  return { progress, start, stop };
}
