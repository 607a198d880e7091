import { Trans, useLingui } from '@lingui/react/macro';
import { listInside } from '@qrigin/domain/tracing';
import { useId, useState } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Pager } from '../../../ui/table/address/pager.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { InnerPack } from './inner-pack.tsx';
import { InnerTile } from './inner-tile.tsx';
import { MovedCounts } from './moved-counts.tsx';

/** Fills rows of two, three and four tiles. */
const PAGE_SIZE = 24;

interface Props {
  /** Of the pack that is opened. */
  code: string;
  /** What it is called, for whoever hears it. */
  name: string;
}

/** What is directly in a pack, a page at a time. */
export function InnerList({ code, name }: Props) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const [page, setPage] = useState(1);
  const label = useId();
  const { data, error, refetch } = useRead(
    listInside,
    {
      params: { org: organisation.id, code },
      query: { page: String(page), page_size: String(PAGE_SIZE) },
    },
    { keepsPrevious: true },
  );
  if (!data && error) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton className="h-20 rounded-card" />
      </div>
    );
  const hasPacks = data.items.some(({ holds }) => holds > 0);
  const pack = <Verbatim text={name} />;
  return (
    <div className="grid gap-2">
      <p id={label} hidden>
        <Trans>Inside {pack}</Trans>
      </p>
      <MovedCounts {...data} />
      {data.items.length > 0 && hasPacks && (
        <ul aria-labelledby={label} className="grid list-none gap-2">
          {data.items.map((inner) => (
            <InnerPack key={`${inner.code} ${inner.state}`} inner={inner} Inside={InnerList} />
          ))}
        </ul>
      )}
      {data.items.length > 0 && !hasPacks && (
        <ul
          aria-labelledby={label}
          className="grid list-none grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2"
        >
          {data.items.map((inner) => (
            <InnerTile key={`${inner.code} ${inner.state}`} inner={inner} />
          ))}
        </ul>
      )}
      {data.total > PAGE_SIZE && (
        <Pager
          address={{ page, pageSize: PAGE_SIZE, setPage }}
          total={data.total}
          shown={data.items.length}
          label={t`Pages of contents`}
        />
      )}
    </div>
  );
}
