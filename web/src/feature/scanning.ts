import { createContext, useContext } from 'react';

/** Opens the scanner. */
export const ScanningContext = createContext<() => void>(() => undefined);

export const useStartScanning = (): (() => void) => useContext(ScanningContext);
