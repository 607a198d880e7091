import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PRODUCTS } from '@qrigin/domain/products';
import { CODES } from '@qrigin/domain/qr';
import { PackageOpen, ScanLine } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { may } from '../may.ts';
import { useStartScanning } from '../scanning.ts';

/** Someone whose work is with packs: who packs, and neither issues codes nor changes products. */
export const isOperator = (whoami: Whoami): boolean =>
  may(whoami, CODES.assign) &&
  !may(whoami, CODES.generate) &&
  !may(whoami, PRODUCTS.create) &&
  !may(whoami, PRODUCTS.edit);

/** Two large buttons, which is all that someone in a cold hall has to find. */
export function OperatorStart({ org }: { org: string }) {
  const { t } = useLingui();
  const startScanning = useStartScanning();
  return (
    <section aria-label={t`Scan or pack`} className="grid grid-cols-2 gap-3 max-[350px]:grid-cols-1">
      <Button
        size="xl"
        aria-haspopup="dialog"
        className="min-h-28 flex-col text-20"
        icon={<ScanLine aria-hidden="true" />}
        onClick={startScanning}
      >
        <Trans>Scan</Trans>
      </Button>
      <ButtonLink
        variant="primary"
        size="xl"
        to={`/dashboard/${org}/packing`}
        className="min-h-28 flex-col text-20"
        icon={<PackageOpen aria-hidden="true" />}
      >
        <Trans>Pack</Trans>
      </ButtonLink>
    </section>
  );
}
