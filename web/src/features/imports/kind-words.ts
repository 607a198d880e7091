import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IMPORT_KINDS, type ImportKind } from '@qrigin/domain/imports';
import { Boxes, Handshake, type LucideIcon, Package } from 'lucide-react';

interface Words {
  name: MessageDescriptor;
  Icon: LucideIcon;
  /** The page where they are listed; batches are listed by product. */
  listedAt: string;
  /** What the way there is called once they are imported. */
  open: MessageDescriptor;
}

export const KIND_WORDS: Readonly<Record<ImportKind, Words>> = {
  products: { name: msg`Products`, Icon: Package, listedAt: '', open: msg`Open products` },
  batches: { name: msg`Batches`, Icon: Boxes, listedAt: '', open: msg`Choose a product to see its batches` },
  vendors: { name: msg`Vendors`, Icon: Handshake, listedAt: '/vendors', open: msg`Open vendors` },
};

/** The kind that an address names, if the person may import it; else the first that they may. */
export const kindFrom = (text: string | null, kinds: readonly ImportKind[]): ImportKind =>
  IMPORT_KINDS.find((kind) => kind === text && kinds.includes(kind)) ?? kinds[0] ?? 'products';
