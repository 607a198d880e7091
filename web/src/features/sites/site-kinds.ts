import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Site } from '@qrigin/domain/sites';

/** What a site is, in words. */
export const KIND_LABELS: Record<Site['kind'], MessageDescriptor> = {
  farm: msg`Farm`,
  factory: msg`Factory`,
  warehouse: msg`Warehouse`,
  shop: msg`Shop`,
  office: msg`Office`,
  other: msg`Other`,
};
