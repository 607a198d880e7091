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
  { name: 'website', level: 1 },
  { name: 'members', level: 2 },
  { name: 'organisations', level: 3 },
  { name: 'sites', level: 4 },
  { name: 'subdomains', level: 4 },
  { name: 'products', level: 5 },
  { name: 'vendors', level: 5 },
  { name: 'certificates', level: 5 },
  { name: 'packaging', level: 6 },
  { name: 'labels', level: 6 },
  { name: 'forms', level: 6 },
  { name: 'surveys', level: 6 },
  { name: 'promotions', level: 6 },
  { name: 'payments', level: 6 },
  { name: 'qr', level: 7 },
  { name: 'printing', level: 8 },
  { name: 'recalls', level: 8 },
  { name: 'scan', level: 9 },
  { name: 'analytics', level: 10 },
  { name: 'audit', level: 10 },
  { name: 'profile', level: 10, webOnly: true },
  { name: 'scanner', level: 10, webOnly: true },
  { name: 'tour', level: 10, webOnly: true },
];

/** Folders beside the features in `domain/src`, which all features build on. */
export const DOMAIN_BASE: readonly string[] = ['errors', 'http'];
