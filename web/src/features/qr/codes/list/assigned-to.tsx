import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { findProduct } from '@qrigin/domain/products';
import type { QrCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { useRead } from '../../../../http/query/use-read.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';

interface Props {
  org: string;
  code: Pick<z.output<typeof QrCode>, 'height' | 'level' | 'product_id'>;
}

/** What a blank code became. All codes of one product are asked about once. */
export function AssignedTo({ org, code: { height, level, product_id: product } }: Props) {
  const { t } = useLingui();
  const isAssigned = height !== null && product !== null;
  const { data, error } = useRead(
    findProduct,
    { params: { org, id: product ?? '' } },
    { isEnabled: isAssigned },
  );
  if (!isAssigned) return <span className="text-ink-3">{t`Nothing yet`}</span>;
  const isDeleted = error instanceof Failure && error.code === 'not_found';
  return (
    <span className="grid wrap-anywhere">
      {data && <Verbatim text={data.name} />}
      {isDeleted && <Trans>A deleted product</Trans>}
      {!data && !error && <Skeleton className="h-3 w-24" />}
      <Verbatim text={level} className="text-14 text-ink-2" />
    </span>
  );
}
