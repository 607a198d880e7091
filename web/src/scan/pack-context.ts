import { createContext, useContext } from 'react';
import { MARKS, type PackWords } from './marks.ts';

/** What the page says about the one pack. Pages are drawn for many, so unless someone says otherwise these are marks. */
export const PackContext = createContext<PackWords>(MARKS);

export const usePack = (): PackWords => useContext(PackContext);
