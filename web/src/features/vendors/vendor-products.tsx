import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listVendorProducts } from '@qrigin/domain/vendors';
import { useRead } from '../../http/query/use-read.ts';
import { FailedLine } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** As many as can be read at a glance; of any more only the number is told. */
const SHOWN = 10;

interface Props {
  org: string;
  vendor: string;
}

/** The products that name a vendor, each with a way to where it does. */
export function VendorProducts({ org, vendor }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useRead(listVendorProducts, {
    params: { org, id: vendor },
    query: { page_size: String(SHOWN) },
  });
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-12" />;
  const { items, total } = data;
  if (total === 0)
    return (
      <p>
        <Trans>No product names this vendor.</Trans>
      </p>
    );
  const more = total - items.length;
  return (
    <div className="grid gap-1.5">
      <p>
        <Plural value={total} one="# product names this vendor:" other="# products name this vendor:" />
      </p>
      <ul aria-label={t`Products`} className="grid gap-1">
        {items.map(({ id, name, is_published: isPublished }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink to={`/dashboard/${org}/${id}/setup/edit-product-info`}>
              <Verbatim text={name} />
            </TextLink>{' '}
            {!isPublished && (
              <span className="text-13 text-ink-3">
                <Trans>draft only</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Plural value={more} one="And # more" other="And # more" />
        </p>
      )}
    </div>
  );
}
