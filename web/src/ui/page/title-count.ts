import { createContext } from 'react';

/** How much waits for the reader: comes before the name of every page in the browser's tab. */
export const TitleCount = createContext(0);
