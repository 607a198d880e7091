import { feature } from '../declaration/index.ts';

export const SCAN_FEATURE = feature({
  name: 'scan',
  level: 10,
  keeps: { scans: { count: 13, unit: 'month', by: 'sweep' } },
});
