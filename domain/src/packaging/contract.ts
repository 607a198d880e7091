import { z } from 'zod';
import { endpoint, Id, singleLineText } from '../http/index.ts';
import { LABEL } from '../labels/feature.ts';
import { PRODUCT } from '../products/feature.ts';
import { RUN } from '../qr/feature.ts';
import { ROLE } from '../roles/feature.ts';
import { PACKAGING, PACKAGINGS } from './feature.ts';
import { codesPerStructure, hasDistinctNames, PackLevel, STRUCTURE_CODES_MAX } from './pack-level.ts';

export const PACKAGING_NAME_MAX = 120;

/** Blank: codes that are printed before anyone knows what they will be stuck on. */
export const PACKAGING_TYPES = ['structure', 'blank'] as const;

/** One label a page for roll printers, a grid of them on a sheet, or the language of Zebra printers. */
export const PRINT_FORMATS = ['label', 'sheet', 'zpl'] as const;

/** The names of the fields are the specification's own, `roleID` included. */
export const Packaging = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(PACKAGING_TYPES),
  packaging: PackLevel,
  printFormat: z.enum(PRINT_FORMATS),
  roleID: Id.nullable(),
  product_id: Id,
  label_id: Id.nullable(),
  /** What was issued of it so far, as it was on each day. Blank codes that became packs of it are not among them. */
  issued: z.object({
    runs: z.int().nonnegative(),
    /** Outermost packs. */
    packs: z.int().nonnegative(),
    codes: z.int().nonnegative(),
  }),
  created_at: z.iso.datetime(),
});
export type Packaging = z.output<typeof Packaging>;

const PackagingFields = z
  .strictObject({
    name: singleLineText(PACKAGING_NAME_MAX),
    type: z.enum(PACKAGING_TYPES),
    packaging: PackLevel.refine(hasDistinctNames, 'each level needs a name of its own').refine(
      (outermost) => codesPerStructure(outermost) <= STRUCTURE_CODES_MAX,
      `at most ${STRUCTURE_CODES_MAX} codes`,
    ),
    printFormat: z.enum(PRINT_FORMATS),
    roleID: Id.nullable().default(null),
    product_id: Id,
    label_id: Id.nullable().default(null),
  })
  .refine(({ type, packaging }) => type !== 'blank' || !packaging.child, {
    path: ['packaging', 'child'],
    message: 'a blank has nothing inside',
  });
export type PackagingFields = z.output<typeof PackagingFields>;

const inOrg = z.object({ org: Id });
const byId = z.object({ org: Id, id: Id });
const view = { who: 'member', permission: PACKAGINGS.view, rate: 'read' } as const;
const edit = { who: 'member', permission: PACKAGINGS.edit, rate: 'write' } as const;
const named = { roleID: ROLE, product_id: PRODUCT, label_id: LABEL };

export const createPackaging = endpoint({
  name: 'createPackaging',
  summary: 'Describe how a product is packed',
  method: 'POST',
  path: '/:org/packaging',
  status: 201,
  policy: { ...edit, idempotent: true },
  params: inOrg,
  body: PackagingFields,
  changes: [PACKAGING],
  reply: Packaging,
  ids: named,
  fails: ['too_many_packagings'],
});

export const listPackagings = endpoint({
  name: 'listPackagings',
  summary: 'The packaging structures of a product with what was issued of each, newest first',
  method: 'GET',
  path: '/:org/packaging/product/:id',
  policy: view,
  params: byId,
  reads: [PACKAGING, RUN],
  reply: z.array(Packaging),
  ids: { id: PRODUCT },
});

export const findPackaging = endpoint({
  name: 'findPackaging',
  summary: 'One packaging structure',
  method: 'GET',
  path: '/:org/packaging/:id',
  policy: view,
  params: byId,
  reads: [PACKAGING, RUN],
  reply: Packaging,
  ids: { id: PACKAGING },
});

export const changePackaging = endpoint({
  name: 'changePackaging',
  summary: 'Change a packaging structure, except its type and product; codes already issued are not affected',
  method: 'PUT',
  path: '/:org/packaging/:id',
  policy: edit,
  params: byId,
  body: PackagingFields,
  changes: [PACKAGING],
  reply: Packaging,
  ids: { id: PACKAGING, ...named },
});

export const deletePackaging = endpoint({
  name: 'deletePackaging',
  summary: 'Delete a packaging structure that has no codes',
  method: 'DELETE',
  path: '/:org/packaging/:id',
  policy: { who: 'member', permission: PACKAGINGS.delete, rate: 'write' },
  params: byId,
  changes: [PACKAGING],
  reply: Packaging,
  ids: { id: PACKAGING },
  fails: ['packaging_in_use'],
});
