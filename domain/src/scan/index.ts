export { SCAN_FEATURE, SCAN_LOG } from './feature.ts';
export { hasExtras } from './has-extras.ts';
export { isRecalled } from './is-recalled.ts';
export {
  NOTICES_MAX,
  Overview,
  RecallNotice,
  SCAN_STATES,
  type ScanState,
  ScanWhoami,
  scanOverview,
  scanProductImage,
  scanSections,
  scanUsage,
  scanVendor,
  scanWhoami,
} from './overview.ts';
export { PREVIEW_FRAME } from './preview-frame.ts';
export { type OwnFacts, type SharedOverview, splitOverview } from './shared-overview.ts';
export { shownContent } from './shown-content.ts';
export type {
  PageLanguage,
  ShownCertificate,
  ShownDetails,
  ShownFile,
  ShownVendor,
} from './shown-details.ts';
