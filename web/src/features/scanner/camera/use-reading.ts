import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Decoder } from '../decoder.ts';

/** Ten or eleven pictures a second: quicker than a hand, and the phone stays cool. */
const PAUSE_MS = 90;

interface Reading {
  video: RefObject<HTMLVideoElement | null>;
  loadDecoder: () => Promise<Decoder>;
  isOn: boolean;
  onRead: (text: string) => void;
  /** The reader could not be fetched. */
  onFail: () => void;
}

/** Looks for codes in what the camera shows. */
export function useReading({ video, loadDecoder, isOn, onRead, onFail }: Reading): void {
  const tell = useEffectEvent(onRead);
  const giveUp = useEffectEvent(onFail);

  useEffect(() => {
    if (!isOn) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;

    async function read() {
      const decode = await loadDecoder();
      while (!signal.aborted) {
        const text = video.current && (await decode(video.current).catch(noPicture));
        if (text && !signal.aborted) tell(text);
        await pause();
      }
    }

    read().catch(() => !signal.aborted && giveUp());
    return () => leaving.abort();
  }, [isOn, loadDecoder, video]);
}

/** A camera that has just been opened has no picture yet, and one that is being closed has none any more. */
const noPicture = () => undefined;

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_MS));
