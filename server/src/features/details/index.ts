export type { Place } from './drafts/draft-queries.ts';
export {
  type OverviewToWrite,
  productsWithGtin,
  readOverviews,
  type StoredOverview,
  writeOverviews,
} from './drafts/many-overviews.ts';
export { bytesOf, markOf } from './drafts/marks.ts';
export { toldContent, toldNumber } from './versions/told.ts';
