export { LINK_MAX, redirectLink, safeLink, WebLink } from './addresses/links.ts';
export { CSV_ROWS_MAX, type CsvType, csvHead, csvLine, csvOf, csvRow, withoutMarks } from './csv.ts';
export { type DayOrder, formatDay, readDay, SentDay } from './day.ts';
export {
  API_BASE,
  type Endpoint,
  endpoint,
  type Policy,
  type RateClass,
  takesBody,
  type Who,
} from './endpoint.ts';
export { failuresOf } from './failures-of.ts';
export { Day, Id, Moment, multiLineText, nameText, STOP, singleLineText } from './fields.ts';
export { type LiveEvent, liveEvent } from './live-event.ts';
export {
  type ListQuery,
  listQuery,
  PAGE_MAX,
  PAGE_SIZE_MAX,
  type Page,
  pageOf,
  queryCount,
  SEARCH_MAX,
  SearchText,
} from './page.ts';
export {
  type ApiRequest,
  bearer,
  type Given,
  type Input,
  pathOf,
  type RawInput,
  rawRequestOf,
  requestOf,
} from './request.ts';
export { inTurn, type Made, SAMPLE_TIME, type Sample, sample, sampleId, sampleNumber } from './sample.ts';
export { type IfMatch, matchesTag, readIfMatch } from './tags/if-match.ts';
export { trimEnds } from './trim-ends.ts';
