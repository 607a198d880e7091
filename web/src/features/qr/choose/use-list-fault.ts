import { useLingui } from '@lingui/react/macro';
import { CODES_PER_CALL_MAX } from '@qrigin/domain/qr';
import type { ListedCodes } from './listed-codes.ts';

/** Why the list cannot be sent as it is, however its codes came into it; undefined if it can. */
export function useListFault({ over }: Pick<ListedCodes, 'over'>): string | undefined {
  const { t, i18n } = useLingui();
  const max = i18n.number(CODES_PER_CALL_MAX);
  return over > 0
    ? t`You can choose up to ${max} codes at a time. Remove some, or choose a range.`
    : undefined;
}
