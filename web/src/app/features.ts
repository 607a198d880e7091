import type { AnyWebFeature } from '../feature/feature.ts';
import { analytics } from '../features/analytics/feature.tsx';
import { audit } from '../features/audit/feature.tsx';
import { auth } from '../features/auth/feature.tsx';
import { certificates } from '../features/certificates/feature.tsx';
import { details } from '../features/details/feature.tsx';
import { exports } from '../features/exports/feature.tsx';
import { files } from '../features/files/feature.tsx';
import { forms } from '../features/forms/feature.tsx';
import { imports } from '../features/imports/feature.tsx';
import { labels } from '../features/labels/feature.tsx';
import { members } from '../features/members/feature.tsx';
import { notifications } from '../features/notifications/feature.tsx';
import { organisations } from '../features/organisations/feature.tsx';
import { packaging } from '../features/packaging/feature.tsx';
import { packing } from '../features/packing/feature.tsx';
import { payments } from '../features/payments/feature.tsx';
import { printing } from '../features/printing/feature.tsx';
import { products } from '../features/products/feature.tsx';
import { promotions } from '../features/promotions/feature.tsx';
import { qr } from '../features/qr/feature.tsx';
import { recalls } from '../features/recalls/feature.tsx';
import { roles } from '../features/roles/feature.tsx';
import { scan } from '../features/scan/feature.tsx';
import { sites } from '../features/sites/feature.tsx';
import { subdomains } from '../features/subdomains/feature.tsx';
import { tracing } from '../features/tracing/feature.tsx';
import { vendors } from '../features/vendors/feature.tsx';
import { website } from '../features/website/feature.tsx';

/** Every feature with screens behind the door, or words for them. */
export const FEATURES: readonly AnyWebFeature[] = [
  analytics,
  audit,
  auth,
  details,
  exports,
  files,
  forms,
  imports,
  labels,
  members,
  notifications,
  organisations,
  packaging,
  packing,
  payments,
  printing,
  products,
  promotions,
  qr,
  recalls,
  roles,
  scan,
  sites,
  subdomains,
  tracing,
  vendors,
  certificates,
  website,
];
