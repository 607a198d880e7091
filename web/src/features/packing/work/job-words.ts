import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PackingJob } from '@qrigin/domain/packing';
import { ClipboardCheck, type LucideIcon, PackageMinus, PackageOpen, PackagePlus } from 'lucide-react';

/** What can be done with a scanner, and what happens to the packs by it. */
export const JOB_WORDS: Record<
  PackingJob,
  { Icon: LucideIcon; name: MessageDescriptor; note: MessageDescriptor }
> = {
  check: {
    Icon: ClipboardCheck,
    name: msg`Check`,
    note: msg`Scan a pack and what is in it. Nothing is moved.`,
  },
  fill: {
    Icon: PackagePlus,
    name: msg`Fill`,
    note: msg`Put blank codes and loose packs into a pack.`,
  },
  move: {
    Icon: PackageOpen,
    name: msg`Move into a pack`,
    note: msg`Put packs from anywhere into another pack.`,
  },
  unpack: {
    Icon: PackageMinus,
    name: msg`Unpack`,
    note: msg`Take packs out of the pack they are in.`,
  },
};
