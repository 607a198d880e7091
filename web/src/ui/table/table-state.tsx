import { useLingui } from '@lingui/react/macro';
import { CircleAlert, SearchX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { errorMessage } from '../state/error-message';
import { LoadingRows } from './loading-rows.tsx';
import type { TableProps } from './table-parts.ts';

type State = 'rows' | 'loading' | 'failed' | 'empty' | 'no match' | 'no such page';

export function stateOf<Row>({ rows, total, isLoading, error, address }: TableProps<Row>): State {
  if (error !== undefined && error !== null) return 'failed';
  if (rows.length > 0) return 'rows';
  if (isLoading) return 'loading';
  if (total > 0 && address.page > 1) return 'no such page';
  return address.isNarrowed ? 'no match' : 'empty';
}

/** What is shown in place of rows. Nothing yet and nothing found are different things. */
export function TableState<Row>(props: TableProps<Row> & { state: State }) {
  const { t } = useLingui();
  const { state, address, error, onRetry, empty } = props;
  if (state === 'loading') return <LoadingRows count={Math.min(address.pageSize, 8)} />;
  if (state === 'empty') return empty;
  if (state === 'failed')
    return (
      <div role="alert">
        <EmptyState
          title={errorMessage(error)}
          picture={<CircleAlert />}
          action={onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
        >
          {t`We could not load the list. Nothing has changed.`}
        </EmptyState>
      </div>
    );
  if (state === 'no such page')
    return (
      <EmptyState
        title={t`This page is empty`}
        picture={<SearchX />}
        action={<Button onClick={() => address.setPage(1)}>{t`Go to the first page`}</Button>}
      >
        {t`The list is shorter now than when this link was made.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No matches`}
      picture={<SearchX />}
      action={<Button onClick={address.clear}>{t`Clear filters`}</Button>}
    >
      {t`Nothing in this list matches all your filters.`}
    </EmptyState>
  );
}
