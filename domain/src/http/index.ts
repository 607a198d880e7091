export { API_BASE } from './api-base.ts';
export { DEVICES_MAX, SESSIONS_MAX } from './ceilings.ts';
export {
  type Endpoint,
  endpoint,
  type Policy,
  type RateClass,
  takesBody,
  type Who,
} from './endpoint.ts';
export { failuresOf } from './failures-of.ts';
export { Id, multiLineText, nameText, STOP, singleLineText } from './fields.ts';
export { PAGE_MAX, PAGE_SIZE_MAX, type Page, type PageQuery, pageOf, pageQuery, queryCount } from './page.ts';
export { ALARMING_KINDS, SECURITY_KINDS, type SecurityKind } from './security-kind.ts';
export { trimEnds } from './trim-ends.ts';
