import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QrCode } from '@qrigin/domain/qr';
import { ArrowRightLeft, Ban, CircleDashed, Package, PackageOpen } from 'lucide-react';
import type { z } from 'zod';
import { Badge } from '../../../../ui/badge.tsx';
import { Moment } from '../../../../ui/text/moment.tsx';

interface Props {
  code: Pick<z.output<typeof QrCode>, 'height' | 'packed' | 'withdrawn_at'>;
}

/** What can be true of a code: withdrawn above all, and whether it still sits where it was issued. */
export function CodeStatus({ code }: Props) {
  const { height, packed, withdrawn_at: withdrawnAt } = code;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {withdrawnAt !== null && (
        <Badge variant="danger" icon={<Ban aria-hidden="true" />}>
          <span>
            <Trans>Withdrawn</Trans> <Moment at={withdrawnAt} format="day" />
          </span>
        </Badge>
      )}
      {height === null ? (
        withdrawnAt === null && (
          <Badge icon={<CircleDashed aria-hidden="true" />}>
            <Trans>Blank</Trans>
          </Badge>
        )
      ) : (
        <Packed packed={packed} />
      )}
    </span>
  );
}

type Where = z.output<typeof QrCode>['packed'];

const WHERE = {
  // Says where it is and nothing of its goods: no green, and no tick.
  as_issued: { words: msg`As issued`, variant: 'plain', Icon: Package },
  elsewhere: { words: msg`In another pack`, variant: 'info', Icon: ArrowRightLeft },
  taken_out: { words: msg`Unpacked`, variant: 'warning', Icon: PackageOpen },
} as const satisfies Record<Where, object>;

function Packed({ packed }: { packed: Where }) {
  const { t } = useLingui();
  const { words, variant, Icon } = WHERE[packed];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Badge>
  );
}
