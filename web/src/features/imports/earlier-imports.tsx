import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Import } from '@qrigin/domain/imports';
import { useSearchParams } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { hasEffect, useKnownImport, useLastImports } from './use-import.ts';

/** The last files and what came of each. */
export function EarlierImports({ org }: { org: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useLastImports(org);
  const [search] = useSearchParams();
  // Looked at by itself while it is open, so here it never says less than above.
  const { data: open } = useKnownImport(org, search.get('id') ?? undefined);
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
            <EarlierImport org={org} item={one.id === open?.id ? open : one} />
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
          isAlone
          className="wrap-anywhere"
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

function Status({ item }: { item: Import }) {
  const { t } = useLingui();
  const { variant, words } = statusOf(item);
  return <Badge variant={variant}>{t(words)}</Badge>;
}

const STATUS = {
  waiting: { variant: 'info', words: msg`Waiting` },
  checking: { variant: 'info', words: msg`Checking` },
  checked: { variant: 'info', words: msg`Checked, not imported yet` },
  storing: { variant: 'info', words: msg`Importing` },
  done: { variant: 'good', words: msg`Imported` },
  failed: { variant: 'danger', words: msg`Failed` },
  dropped: { variant: 'plain', words: msg`Not stored` },
} as const;

function statusOf(item: Import) {
  const { state, faulty } = item;
  if (state !== 'checked') return STATUS[state];
  if (faulty > 0) return { variant: 'warning', words: msg`Has mistakes` } as const;
  return hasEffect(item) ? STATUS.checked : ({ variant: 'plain', words: msg`Nothing to import` } as const);
}
