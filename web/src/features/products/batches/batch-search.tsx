import { Trans, useLingui } from '@lingui/react/macro';
import { type Batch, listBatches } from '@qrigin/domain/products';
import { SearchList, useTypedSearch } from '../../../feature/search-list.tsx';
import { useRead } from '../../../http/query/use-read.ts';

interface Props {
  org: string;
  product: string;
  onChoose: (batch: Batch) => void;
}

/** The batches of a product, the newest first, to choose from. */
export function BatchSearch({ org, product, onChoose }: Props) {
  const { i18n, t } = useLingui();
  // A day is the same day everywhere.
  const shown = (day: string) => i18n.date(day, { dateStyle: 'medium', timeZone: 'UTC' });
  const typed = useTypedSearch();
  const found = useRead(
    listBatches,
    { params: { org, id: product }, query: typed.query },
    { keepsPrevious: true },
  );
  return (
    <SearchList
      label={t`Batches`}
      placeholder={t`Search batches`}
      none={<Trans>No batches yet</Trans>}
      typed={typed}
      found={found}
      except={[]}
      nameOf={({ lot_code: number }) => number}
      noteOf={({ made_on: made, expires_on: expires }) =>
        [
          ...(made === null ? [] : [t`Made on ${shown(made)}`]),
          ...(expires === null ? [] : [t`Expires on ${shown(expires)}`]),
        ].join(' · ')
      }
      onChoose={onChoose}
    />
  );
}
