import { feature, securityKind } from '../declaration/index.ts';

export const SCAN_LOG = {
  guessed: securityKind('codes.guessed'),
};

export const SCAN_FEATURE = feature({
  name: 'scan',
  level: 10,
  logs: SCAN_LOG,
  keeps: { scans: { count: 13, unit: 'month', by: 'sweep' } },
});
