import { Trans, useLingui } from '@lingui/react/macro';
import type { Import } from '@qrigin/domain/imports';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { useLastImports } from './use-import.ts';

/** The last files and what came of each. */
export function EarlierImports({ org }: { org: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useLastImports(org);
  if (!data)
    return error ? (
      <FailedState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24" />
    );
  if (data.items.length === 0) return null;
  return (
    <section aria-label={t`Earlier imports`} className="grid min-w-0 gap-3">
      <h2 className="text-18">
        <Trans>Earlier imports</Trans>
      </h2>
      <ul className="grid list-none gap-3">
        {data.items.map((one) => (
          <Card key={one.id} as="li" className="grid min-w-0 gap-1 px-5 py-4 text-15">
            <EarlierImport org={org} item={one} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ org, item }: { org: string; item: Import }) {
  const { t, i18n } = useLingui();
  const { id, kind, file_name, created_at, requested_by } = item;
  const [created, changed, unchanged] = [item.created, item.changed, item.unchanged].map((count) =>
    i18n.number(count),
  );
  const name = <Verbatim text={requested_by?.name ?? ''} className="wrap-anywhere" />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <TextLink
          to={`/dashboard/${org}/imports?${new URLSearchParams({ kind, id })}`}
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          <Verbatim text={file_name} />
        </TextLink>
        <Status item={item} />
      </div>
      {item.state === 'done' && (
        <p>
          <Trans>
            {created} added, {changed} changed, {unchanged} unchanged
          </Trans>
        </p>
      )}
      <p className="text-14 text-ink-2">
        {t(KIND_WORDS[kind].name)} · <Moment at={created_at} format="moment" />
        {requested_by && (
          <>
            {' · '}
            <Trans>Started by {name}</Trans>
          </>
        )}
      </p>
    </>
  );
}

function Status({ item: { state, faulty } }: { item: Import }) {
  if (state === 'done')
    return (
      <Badge variant="good">
        <Trans>Done</Trans>
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge variant="danger">
        <Trans>Failed</Trans>
      </Badge>
    );
  if (state === 'dropped')
    return (
      <Badge>
        <Trans>Not stored</Trans>
      </Badge>
    );
  if (state !== 'checked')
    return (
      <Badge variant="info">
        <Trans>In progress</Trans>
      </Badge>
    );
  return faulty > 0 ? (
    <Badge variant="warning">
      <Trans>Has mistakes</Trans>
    </Badge>
  ) : (
    <Badge variant="info">
      <Trans>Ready to import</Trans>
    </Badge>
  );
}
