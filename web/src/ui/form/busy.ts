import { createContext, useContext } from 'react';

export const BusyContext = createContext(false);

/** Whether the form around is being sent. */
export const useIsBusy = (): boolean => useContext(BusyContext);
