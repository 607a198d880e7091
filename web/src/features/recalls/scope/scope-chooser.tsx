import { Trans } from '@lingui/react/macro';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { ChooseBatch } from './choose-batch.tsx';
import { ChoosePack } from './choose-pack.tsx';
import { ChooseRun } from './choose-run.tsx';
import { ChooseWindow } from './choose-window.tsx';
import type { ScopeName } from './scope-choice.ts';

interface Props {
  org: string;
  product: string;
  scope: ScopeName | undefined;
  chosen: ScopeFields | undefined;
  /** Of the chosen batch, once it is known. */
  batchNumber: string | undefined;
  onChoose: (scope: ScopeName, chosen: ScopeFields | undefined) => void;
  onScan: () => void;
}

/** Which one of the scope it is. */
export function ScopeChooser({ org, product, scope, chosen, batchNumber, onChoose, onScan }: Props) {
  const here = { org, product };
  switch (scope) {
    case undefined:
      return null;
    case 'code':
      return (
        <ChoosePack
          code={chosen?.scope === 'code' ? chosen.qr_id : undefined}
          onChoose={(one) => onChoose('code', one)}
          onScan={onScan}
        />
      );
    case 'batch':
      return (
        <ChooseBatch
          {...here}
          chosen={chosen}
          number={batchNumber}
          onChoose={(one) => onChoose('batch', one)}
        />
      );
    case 'run':
      return (
        <ChooseRun
          {...here}
          chosen={chosen?.scope === 'run' ? chosen.run_id : undefined}
          onChoose={(one) => onChoose('run', one)}
        />
      );
    case 'window':
      return <ChooseWindow product={product} chosen={chosen} onChoose={(one) => onChoose('window', one)} />;
    case 'product':
    default:
      return (
        <p className="text-15 text-ink-2">
          <Trans>Every code of this product, including codes that you issue while the recall is open.</Trans>
        </p>
      );
  }
}
