import { Trans } from '@lingui/react/macro';
import { SEARCH_MAX } from '@qrigin/domain/http';
import { Command } from 'cmdk';
import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { CONTROL } from '../ui/form/control-classes.ts';
import { FailedLine } from '../ui/state/failed-state.tsx';
import { Verbatim } from '../ui/text/verbatim.tsx';
import { useAfterPause } from '../ui/use-after-pause.ts';

/** Whoever misses one types another letter. */
const FOUND_MAX = 50;

/** What is typed, and what a list is asked for by it: a part of it after a pause, all without any. */
export function useTypedSearch() {
  const [text, setText] = useState('');
  const search = useAfterPause(text.replaceAll(/\p{Cc}/gu, ' ').trim());
  return { text, setText, query: { page_size: String(FOUND_MAX), ...(search !== '' && { search }) } };
}

interface Found<Row> {
  data: { items: Row[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Row> {
  label: string;
  placeholder: string;
  /** What is said while there are none at all. */
  none: ReactNode;
  typed: ReturnType<typeof useTypedSearch>;
  found: Found<Row>;
  /** Those that are chosen already. */
  except: readonly string[];
  nameOf: (row: Row) => string;
  /** What tells those of one name apart. */
  noteOf?: (row: Row) => string;
  onChoose: (row: Row) => void;
  /** What was typed, for who adds it if there is none. */
  onType?: (text: string) => void;
}

/** Rows to choose from, found by what is typed. The arrow keys go through them, and Enter chooses. */
export function SearchList<Row extends { id: string }>(props: Props<Row>) {
  const { label, placeholder, none, typed, found, except, nameOf, noteOf, onChoose, onType } = props;
  const { data, error, refetch } = found;
  const rows = data?.items.filter(({ id }) => !except.includes(id)) ?? [];

  function handleType(text: string) {
    typed.setText(text);
    onType?.(text.trim());
  }

  return (
    <Command label={label} shouldFilter={false} vimBindings={false} loop className="grid gap-2">
      <Command.Input
        value={typed.text}
        onValueChange={handleType}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        className={classNames(CONTROL, 'h-11')}
      />
      {error && !data && <FailedLine error={error} onRetry={() => void refetch()} />}
      <Command.List label={label} className="-mx-2 max-h-64 overflow-y-auto overscroll-contain">
        {rows.map((row) => (
          <Command.Item
            key={row.id}
            value={row.id}
            onSelect={() => onChoose(row)}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-2 py-1.5 data-[selected=true]:bg-sunken"
          >
            <span className="grid wrap-anywhere">
              <Verbatim text={nameOf(row)} />
              {noteOf && <Verbatim text={noteOf(row)} className="text-13 text-ink-3" />}
            </span>
          </Command.Item>
        ))}
        {data && rows.length === 0 && (
          <Command.Empty className="px-2 py-3 text-14 text-ink-2">
            {data.total === 0 && !('search' in typed.query) ? none : <Trans>No matches</Trans>}
          </Command.Empty>
        )}
      </Command.List>
    </Command>
  );
}
