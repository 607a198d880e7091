import { z } from 'zod';
import { endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import {
  EXPORT,
  EXPORT_KEPT_DAYS,
  EXPORT_LINK_MINUTES,
  EXPORTS,
  EXPORTS_A_DAY,
  EXPORTS_KEPT,
} from './feature.ts';

export const EXPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** What is being written into the archive, in this order. */
export const EXPORT_STEPS = ['records', 'codes', 'files', 'end'] as const;
export type ExportStep = (typeof EXPORT_STEPS)[number];

/** An archive of everything that the organisation has. */
export const Export = z.object({
  id: Id,
  state: z.enum(EXPORT_STATES),
  /** Null unless it is being made. */
  step: z.enum(EXPORT_STEPS).nullable(),
  percent: z.int().min(0).max(100),
  requested_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  /** What follows is null until it is ready. */
  bytes: z.int().nonnegative().nullable(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** From then on it cannot be downloaded. */
  expires_at: z.iso.datetime().nullable(),
});
export type Export = z.output<typeof Export>;

const inOrg = z.object({ org: Id });
const ofOwners = { who: 'member', permission: EXPORTS.all, ownersOnly: true } as const;

export const requestExport = endpoint({
  name: 'requestExport',
  summary: `Have an archive of everything that the organisation has made, one at a time and at most ${EXPORTS_A_DAY} in 24 hours`,
  method: 'POST',
  path: '/:org/exports',
  policy: { ...ofOwners, rate: 'write', stepUp: 'everybody', idempotent: true },
  params: inOrg,
  changes: [EXPORT],
  reply: Export,
  fails: ['export_under_way', 'too_many_exports', 'export_too_large'],
});

export const listExports = endpoint({
  name: 'listExports',
  summary: `The archives that can be downloaded (the newest ${EXPORTS_KEPT}), are being made or failed in the last ${EXPORT_KEPT_DAYS} days, newest first`,
  method: 'GET',
  path: '/:org/exports',
  policy: { ...ofOwners, rate: 'read' },
  params: inOrg,
  query: listQuery({ sort: ['created_at'], order: 'desc' }),
  reads: [EXPORT],
  reply: pageOf(Export),
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  summary: `A link to an archive, good for ${EXPORT_LINK_MINUTES} minutes`,
  method: 'POST',
  path: '/:org/exports/:id/download',
  policy: { ...ofOwners, rate: 'write', stepUp: 'everybody' },
  params: z.object({ org: Id, id: Id }),
  reply: z.object({ download_url: z.string() }),
  ids: { id: EXPORT },
  fails: ['export_not_ready'],
});
