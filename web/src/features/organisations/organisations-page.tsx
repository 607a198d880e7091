import { Trans, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { useStartScanning } from '../../feature/scanning.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Organisations } from './list/organisations.tsx';

export function OrganisationsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Organisations`} />
      <Organisations />
      <PackInHand />
    </>
  );
}

function PackInHand() {
  const startScanning = useStartScanning();
  return (
    <aside className="mt-2 grid justify-items-center gap-1 py-6 text-center max-md:hidden">
      <div className="brackets mb-4 grid size-13 place-items-center text-ink-2 [--arm:14px] [--gap:0px]">
        <ScanLine aria-hidden="true" className="size-6" />
      </div>
      <h2 className="text-16">
        <Trans>Holding a pack?</Trans>
      </h2>
      <p className="text-14 text-ink-2">
        <Trans>Scan it to see its status.</Trans>
      </p>
      <Button size="s" className="mt-2" aria-haspopup="dialog" onClick={startScanning}>
        <Trans>Scan a pack</Trans>
      </Button>
    </aside>
  );
}
