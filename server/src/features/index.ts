import type { ExportedTable } from '../db/index.ts';
import type { RouteDeps, ServerFeature } from '../feature.ts';
import type { FeatureDeps, Serve } from '../http/serve.ts';
import type { HandledJob, JobDeps } from '../queue/handle.ts';
import { audit } from './audit/feature.ts';
import { auth } from './auth/feature.ts';
import { certificates } from './certificates/feature.ts';
import { details } from './details/feature.ts';
import { exports } from './exports/feature.ts';
import { files } from './files/feature.ts';
import { imports } from './imports/feature.ts';
import { members } from './members/feature.ts';
import { notifications } from './notifications/feature.ts';
import { organisations } from './organisations/feature.ts';
import { packaging } from './packaging/feature.ts';
import { packing } from './packing/feature.ts';
import { payments } from './payments/feature.ts';
import { products } from './products/feature.ts';
import { qr } from './qr/feature.ts';
import { recalls } from './recalls/feature.ts';
import { roles } from './roles/feature.ts';
import { scan } from './scan/feature.ts';
import { sites } from './sites/feature.ts';
import { subdomains } from './subdomains/feature.ts';
import { tracing } from './tracing/feature.ts';
import { vendors } from './vendors/feature.ts';
import { website } from './website/feature.ts';

/** Every feature that does something here. All that the server knows of them follows from this list. */
export const FEATURES: readonly ServerFeature[] = [
  audit,
  auth,
  details,
  exports,
  files,
  imports,
  members,
  notifications,
  organisations,
  packaging,
  packing,
  payments,
  products,
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

export function routes(serve: Serve, engine: FeatureDeps): void {
  const copied = FEATURES.flatMap(({ copiedWithProduct = [] }) => copiedWithProduct);
  const deps: RouteDeps = { ...engine, copiedWithProduct: copied };
  for (const { name: feature, routes: register } of FEATURES) {
    register?.((endpoint, handler, options) => serve(endpoint, handler, { feature, ...options }), deps);
  }
}

/** What goes into the export of an organisation, in the order in which the product is read. */
export const EXPORTED: readonly ExportedTable[] = FEATURES.flatMap(({ exported }) => exported?.tables ?? []);

/** Why the other tables of an organisation stay here. */
export const LEFT_OUT: Readonly<Record<string, string>> = Object.assign(
  {},
  ...FEATURES.map(({ exported }) => exported?.leftOut),
);

/** Every job that the worker can do, except emails. */
export async function jobsOf(
  features: readonly ServerFeature[],
  engine: Omit<JobDeps, 'exported'>,
): Promise<HandledJob[]> {
  const deps: JobDeps = { ...engine, exported: EXPORTED };
  const all: HandledJob[] = [];
  for (const { jobs: load } of features) {
    if (load) all.push(...(await (await load()).jobs(deps)));
  }
  return all;
}

/** Every email that the worker can send. */
export const MAIL_KINDS = FEATURES.flatMap(({ mails = [] }) => mails);

/** What the nightly sweep does for features. */
export const CHORES = Object.assign({}, ...FEATURES.map(({ chores }) => chores));

/** What `/metrics` tells of features from the database. */
export const FIGURES = FEATURES.flatMap(({ figures = [] }) => figures);
