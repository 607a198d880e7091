export { SCAN_FEATURE, SCAN_LOG } from './feature.ts';
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
  scanWhoami,
} from './overview.ts';
export { type OwnFacts, type SharedOverview, splitOverview } from './shared-overview.ts';
