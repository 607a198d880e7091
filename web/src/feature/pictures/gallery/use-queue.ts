import { useRef, useState } from 'react';

interface Waiting {
  key: number;
  file: File;
  hasFailed: boolean;
}

/** Files that wait to be sent. One that failed stays, and holds up no other. */
export function useQueue() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const last = useRef(0);
  return {
    waiting,
    /** Whose turn it is. */
    turnOf: waiting.find(({ hasFailed }) => !hasFailed)?.key,
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        last.current += 1;
        return { key: last.current, file, hasFailed: false };
      });
      setWaiting((before) => [...before, ...added]);
    },
    drop: (key: number) => setWaiting((before) => before.filter((one) => one.key !== key)),
    fail: (key: number) =>
      setWaiting((before) => before.map((one) => (one.key === key ? { ...one, hasFailed: true } : one))),
  };
}
