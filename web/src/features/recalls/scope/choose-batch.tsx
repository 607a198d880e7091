import { Trans } from '@lingui/react/macro';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { BatchSearch } from '../../products/batches/batch-search.tsx';
import { ChosenLine } from './chosen-line.tsx';

interface Props {
  org: string;
  product: string;
  chosen: ScopeFields | undefined;
  /** Of the chosen one, once it is known. */
  number: string | undefined;
  onChoose: (chosen: ScopeFields | undefined) => void;
}

export function ChooseBatch({ org, product, chosen, number, onChoose }: Props) {
  if (!chosen)
    return (
      <BatchSearch
        org={org}
        product={product}
        onChoose={({ id }) => onChoose({ scope: 'batch', batch_id: id })}
      />
    );
  const named = <Verbatim text={number ?? '…'} className="font-semibold" />;
  return (
    <ChosenLine onChange={() => onChoose(undefined)}>
      <Trans>Batch {named}</Trans>
    </ChosenLine>
  );
}
