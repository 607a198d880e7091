import { ANALYTICS_FEATURE } from '../analytics/feature.ts';
import { AUDIT_FEATURE } from '../audit/feature.ts';
import { AUTH_FEATURE } from '../auth/feature.ts';
import { CERTIFICATES_FEATURE } from '../certificates/feature.ts';
import { DETAILS_FEATURE } from '../details/feature.ts';
import { EXPORTS_FEATURE } from '../exports/feature.ts';
import { FILES_FEATURE } from '../files/feature.ts';
import { FORMS_FEATURE } from '../forms/feature.ts';
import { IMPORTS_FEATURE } from '../imports/feature.ts';
import { LABELS_FEATURE } from '../labels/feature.ts';
import { MEMBERS_FEATURE } from '../members/feature.ts';
import { NOTIFICATIONS_FEATURE } from '../notifications/feature.ts';
import { ORGANISATIONS_FEATURE } from '../organisations/feature.ts';
import { PACKAGING_FEATURE } from '../packaging/feature.ts';
import { PACKING_FEATURE } from '../packing/feature.ts';
import { PAYMENTS_FEATURE } from '../payments/feature.ts';
import { PRINTING_FEATURE } from '../printing/feature.ts';
import { PRODUCTS_FEATURE } from '../products/feature.ts';
import { PROMOTIONS_FEATURE } from '../promotions/feature.ts';
import { QR_FEATURE } from '../qr/feature.ts';
import { RECALLS_FEATURE } from '../recalls/feature.ts';
import { ROLES_FEATURE } from '../roles/feature.ts';
import { SCAN_FEATURE } from '../scan/feature.ts';
import { SITES_FEATURE } from '../sites/feature.ts';
import { SUBDOMAINS_FEATURE } from '../subdomains/feature.ts';
import { TRACING_FEATURE } from '../tracing/feature.ts';
import { VENDORS_FEATURE } from '../vendors/feature.ts';
import { WEBSITE_FEATURE } from '../website/feature.ts';

/** Every feature. All other lists are made from this one, in this order. */
export const FEATURES = [
  WEBSITE_FEATURE,
  AUTH_FEATURE,
  NOTIFICATIONS_FEATURE,
  ORGANISATIONS_FEATURE,
  SITES_FEATURE,
  SUBDOMAINS_FEATURE,
  PAYMENTS_FEATURE,
  AUDIT_FEATURE,
  MEMBERS_FEATURE,
  ROLES_FEATURE,
  PRODUCTS_FEATURE,
  DETAILS_FEATURE,
  LABELS_FEATURE,
  PACKAGING_FEATURE,
  QR_FEATURE,
  PRINTING_FEATURE,
  RECALLS_FEATURE,
  PACKING_FEATURE,
  TRACING_FEATURE,
  FORMS_FEATURE,
  PROMOTIONS_FEATURE,
  VENDORS_FEATURE,
  CERTIFICATES_FEATURE,
  FILES_FEATURE,
  EXPORTS_FEATURE,
  IMPORTS_FEATURE,
  ANALYTICS_FEATURE,
  SCAN_FEATURE,
] as const;

export type Feature = (typeof FEATURES)[number];
