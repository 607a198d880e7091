import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GridColumn } from '@qrigin/domain/declaration';

/** What is done with a thing. `use` is whatever it is there for: issuing, packing, printing, paying. */
export const COLUMN_WORDS: Record<GridColumn, MessageDescriptor> = {
  see: msg`See`,
  create: msg`Create`,
  change: msg`Change`,
  use: msg`Use`,
  delete: msg`Delete`,
};
