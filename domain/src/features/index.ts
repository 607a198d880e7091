export {
  EVENTS,
  type EventName,
  type EventOf,
  isMailed,
  MAILED_KINDS,
  type MailedKind,
  type MailedOf,
  NOTICES,
  type NoticeKind,
  type NoticeOf,
} from './events.ts';
export { FILE_KINDS } from './file-kinds.ts';
export { FEATURES, type Feature } from './list.ts';
export { PAGES, type PageOf, PRERENDERED, type PublicPageOf } from './pages.ts';
export {
  type GridKey,
  type GridRow,
  PERMISSION_GRID,
  PERMISSION_TYPES,
  PERMISSIONS,
  type Permission,
  type PermissionOf,
} from './permissions.ts';
export { type EngineKept, RETENTION, type Retained, type Swept, type SweptOf } from './retention.ts';
export {
  ALARMING_KINDS,
  DETAILED_KINDS,
  ENGINE_LOG,
  type EngineSecurityKind,
  SECURITY_KINDS,
  type SecurityKindName,
  type SecurityKindOf,
} from './security-kinds.ts';
