import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExportStep } from '@qrigin/domain/exports';

export const STEP_LABELS: Readonly<Record<ExportStep, MessageDescriptor>> = {
  records: msg`Writing records`,
  codes: msg`Writing codes`,
  files: msg`Adding files`,
  end: msg`Finishing`,
};
