import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_MAX } from '@qrigin/domain/http';
import { listNamedVendors, type VendorRow } from '@qrigin/domain/vendors';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useRead } from '../../http/query/use-read.ts';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL } from '../../ui/form/control-classes.ts';
import { FailedLine } from '../../ui/state/failed-state.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { useAfterPause } from '../../ui/use-after-pause.ts';

/** Whoever misses one types another letter. */
const FOUND_MAX = 50;

interface Props {
  org: string;
  /** Those that are chosen already. */
  except: readonly string[];
  onChoose: (vendor: VendorRow) => void;
  /** What was typed, for who adds it if there is none. */
  onType?: (text: string) => void;
}

/** Vendors to choose from, found by what is typed. The arrow keys go through them, and Enter chooses. */
export function VendorSearch({ org, except, onChoose, onType }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useAfterPause(text.replaceAll(/\p{Cc}/gu, ' ').trim());
  const { data, error, refetch } = useRead(
    listNamedVendors,
    { params: { org }, query: { page_size: String(FOUND_MAX), ...(search !== '' && { search }) } },
    { keepsPrevious: true },
  );
  const found = data?.items.filter(({ id }) => !except.includes(id)) ?? [];

  function handleType(typed: string) {
    setText(typed);
    onType?.(typed.trim());
  }

  return (
    <Command label={t`Vendors`} shouldFilter={false} vimBindings={false} loop className="grid gap-2">
      <Command.Input
        value={text}
        onValueChange={handleType}
        placeholder={t`Search vendors`}
        maxLength={SEARCH_MAX}
        className={classNames(CONTROL, 'h-11')}
      />
      {error && !data && <FailedLine error={error} onRetry={() => void refetch()} />}
      <Command.List label={t`Vendors`} className="-mx-2 max-h-64 overflow-y-auto overscroll-contain">
        {found.map((vendor) => (
          <Command.Item
            key={vendor.id}
            value={vendor.id}
            onSelect={() => onChoose(vendor)}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-2 py-1.5 data-[selected=true]:bg-sunken"
          >
            <Verbatim text={vendor.name} className="wrap-anywhere" />
          </Command.Item>
        ))}
        {data && found.length === 0 && (
          <Command.Empty className="px-2 py-3 text-14 text-ink-2">
            {data.total === 0 && search === '' ? <Trans>No vendors yet</Trans> : <Trans>No matches</Trans>}
          </Command.Empty>
        )}
      </Command.List>
    </Command>
  );
}
