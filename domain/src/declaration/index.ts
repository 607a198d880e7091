export { type EventType, event, type Mailing, type NoticeType, notice } from './event.ts';
export { type FeatureType, feature, type PageType, type Term, type Unit } from './feature.ts';
export { type FileKind, fileKind, MB, NATURES, type Nature } from './file-kind.ts';
export {
  BUILT_IN_KEYS,
  type BuiltInKey,
  GRID_COLUMNS,
  type GridColumn,
  type PermissionType,
  permissions,
} from './permission.ts';
export { type SecurityKind, securityKind } from './security-kind.ts';
export { ORGANISATION, PERSON, type TenantThing, type Thing, thing } from './thing.ts';
