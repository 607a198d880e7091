import type { ImportKind } from '@qrigin/domain/imports';
import { batches } from './batches.ts';
import type { ImportedKind } from './kind.ts';
import { products } from './products.ts';
import { vendors } from './vendors.ts';

export const KINDS: Readonly<Record<ImportKind, ImportedKind>> = { products, batches, vendors };
