import { Failure } from '@qrigin/domain/errors';
import { useEffect, useRef, useState } from 'react';
import { doesAccept } from './does-accept.ts';
import type { Sent, Upload, UploadProgress, UploadState } from './upload-parts.ts';

interface Wishes<Result extends Sent> {
  upload: Upload<Result>;
  accept: string | undefined;
  onUploaded: (result: Result, file: File) => void;
  onFailed: ((error: unknown) => void) | undefined;
}

const AT_THE_START: UploadProgress = { stage: 'reading', share: 0 };

/** One upload at a time: a file that is chosen meanwhile takes the place of the one under way. */
export function useUpload<Result extends Sent>(wishes: Wishes<Result>) {
  const [state, setState] = useState<UploadState>({ at: 'rest' });
  const underway = useRef<AbortController>(null);
  // An upload outlives many drawings; what it calls back is what the field was given last.
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  useEffect(() => () => underway.current?.abort(), []);

  function fail(file: File, error: unknown) {
    setState({ at: 'failed', file, error });
    latest.current.onFailed?.(error);
  }

  async function start(file: File): Promise<void> {
    underway.current?.abort();
    underway.current = null;
    if (!doesAccept(latest.current.accept, file)) {
      fail(file, new Failure('file_refused', { refusal: 'wrong_type' }));
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    underway.current = controller;
    setState({ at: 'underway', file, progress: AT_THE_START });
    const onProgress = (progress: UploadProgress) => {
      if (!signal.aborted) setState({ at: 'underway', file, progress });
    };
    try {
      const result = await latest.current.upload(file, { onProgress, signal });
      if (signal.aborted) return;
      setState({ at: 'done', file, isChecking: result.state === 'checking' });
      latest.current.onUploaded(result, file);
    } catch (error) {
      if (!signal.aborted) fail(file, error);
    }
  }

  /** Ends what is under way and forgets the file that was chosen here. */
  function clear() {
    underway.current?.abort();
    underway.current = null;
    setState({ at: 'rest' });
  }

  return { state, start, clear };
}
