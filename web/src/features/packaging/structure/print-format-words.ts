import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Packaging } from '@qrigin/domain/packaging';

/** How its labels are printed, in the words of those who load the printer. */
export const PRINT_FORMAT_WORDS: Readonly<Record<Packaging['printFormat'], MessageDescriptor>> = {
  label: msg`Roll, one label at a time`,
  sheet: msg`Sheets of labels, A4 or Letter`,
  zpl: msg`Zebra printer (ZPL)`,
};
