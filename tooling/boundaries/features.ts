export type Feature = { name: string; level: number; webOnly?: true };

/**
 * All features. In `domain` and `server` a feature imports only features of a smaller level, so
 * this list is also the order in which the product can be understood.
 */
export const FEATURES: readonly Feature[] = [
  { name: 'auth', level: 0 },
  { name: 'files', level: 0 },
  { name: 'notifications', level: 0 },
  { name: 'roles', level: 1 },
  { name: 'site', level: 1 },
  { name: 'organisations', level: 2 },
  { name: 'products', level: 3 },
  { name: 'vendors', level: 3 },
  { name: 'certificates', level: 3 },
  { name: 'packaging', level: 4 },
  { name: 'labels', level: 4 },
  { name: 'forms', level: 4 },
  { name: 'surveys', level: 4 },
  { name: 'promotions', level: 4 },
  { name: 'payments', level: 4 },
  { name: 'qr', level: 5 },
  { name: 'printing', level: 6 },
  { name: 'recalls', level: 6 },
  { name: 'scan', level: 7 },
  { name: 'analytics', level: 8 },
  { name: 'audit', level: 8, webOnly: true },
  { name: 'profile', level: 8, webOnly: true },
  { name: 'scanner', level: 8, webOnly: true },
  { name: 'tour', level: 8, webOnly: true },
];

/** Folders beside the features in `domain/src`, which all features build on. */
export const DOMAIN_BASE: readonly string[] = ['errors', 'http'];
