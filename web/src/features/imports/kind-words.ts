import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportKind } from '@qrigin/domain/imports';
import { Boxes, Handshake, type LucideIcon, Package } from 'lucide-react';

interface Words {
  name: MessageDescriptor;
  Icon: LucideIcon;
  /** The page where they are listed; batches are listed by product. */
  listedAt: string;
}

export const KIND_WORDS: Readonly<Record<ImportKind, Words>> = {
  products: { name: msg`Products`, Icon: Package, listedAt: '' },
  batches: { name: msg`Batches`, Icon: Boxes, listedAt: '' },
  vendors: { name: msg`Vendors`, Icon: Handshake, listedAt: '/vendors' },
};
