export type { Place } from './drafts/draft-queries.ts';
export { toldContent, toldNumber } from './versions/told.ts';
