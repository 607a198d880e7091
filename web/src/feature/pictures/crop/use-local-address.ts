import { useMemo, useSyncExternalStore } from 'react';

/** An address of a file on this device, for as long as it is shown. */
export function useLocalAddress(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}

function addressOf(file: File) {
  let address: string | undefined;
  return {
    subscribe: (tell: () => void) => {
      const made = URL.createObjectURL(file);
      address = made;
      tell();
      return () => URL.revokeObjectURL(made);
    },
    current: () => address,
  };
}
