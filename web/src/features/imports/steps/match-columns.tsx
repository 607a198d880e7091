import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import {
  type ColumnPlaces,
  columnsOf,
  IMPORT_CALLS,
  IMPORT_FILE,
  type Import,
  type ImportKind,
  matchColumns,
  missingColumns,
} from '@qrigin/domain/imports';
import { Fragment, useState } from 'react';
import { useWrite } from '../../../http/query/use-write.ts';
import { uploadFile } from '../../../http/upload/upload-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { columnWords } from '../fault-words.ts';
import type { TableFile } from '../file/table-file.ts';
import { isUnderWay, useLastImports } from '../use-import.ts';
import { ColumnChoice } from './column-choice.tsx';

interface Props {
  org: string;
  kind: ImportKind;
  table: TableFile;
  onStarted: (begun: Import) => void;
  onBack: () => void;
}

/** Which column of the file is which of ours: suggested by their names, and changed by hand where that is wrong. */
export function MatchColumns({ org, kind, table, onStarted, onBack }: Props) {
  const [places, setPlaces] = useState<ColumnPlaces>(() => matchColumns(kind, table.headings));
  const startIt = useWrite(IMPORT_CALLS[kind].start);
  const { refetch: findLast } = useLastImports(org);
  const { isBusy, act } = useAsyncAction();
  const missing = missingColumns(kind, places);

  async function start() {
    // Before a large file is sent in vain.
    const { data: last } = await findLast();
    if (last?.items.some(isUnderWay)) throw new Failure('import_under_way');
    const file = { org, name: table.name, kind: IMPORT_FILE, nature: 'private', file: table.body } as const;
    const { id: file_id } = await uploadFile(file);
    const body = { file_id, delimiter: table.delimiter, columns: places };
    onStarted(await startIt({ params: { org }, body }));
  }
  function choose(name: string, place: number | undefined) {
    const { [name]: _, ...others } = places;
    setPlaces(place === undefined ? others : { ...others, [name]: place });
  }

  return (
    <>
      <p className="text-ink-2">
        <Trans>
          From <Verbatim text={table.name} className="font-semibold wrap-anywhere" />. An empty cell changes
          nothing in what you already have.
        </Trans>
      </p>
      <ul className="grid list-none gap-4">
        {columnsOf(kind).map(([name]) => (
          <ColumnChoice
            key={name}
            kind={kind}
            name={name}
            table={table}
            place={places[name]}
            onPlace={(place) => choose(name, place)}
          />
        ))}
      </ul>
      <Unused headings={table.headings} places={places} />
      <Missing kind={kind} missing={missing} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={missing.length > 0}
          onClick={() => void act(start)}
        >
          <Trans>Check file</Trans>
        </Button>
        <Button onClick={onBack}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
    </>
  );
}

const UNUSED_SHOWN = 10;

/** Columns of the file that become nothing of ours. Those without a heading are mostly empty. */
function Unused({ headings, places }: { headings: readonly string[]; places: ColumnPlaces }) {
  const used = new Set(Object.values(places));
  const unused = [...headings.entries()].filter(([place, heading]) => heading.trim() && !used.has(place));
  if (unused.length === 0) return null;
  const more = unused.length - UNUSED_SHOWN;
  const names = unused.slice(0, UNUSED_SHOWN).map(([place, heading], at) => (
    <Fragment key={place}>
      {at > 0 && ', '}
      <Verbatim text={heading.trim().slice(0, 80)} className="wrap-anywhere" />
    </Fragment>
  ));
  return (
    <p className="text-ink-2">
      <Trans>Not used: {names}</Trans>
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
    </p>
  );
}

function Missing({ kind, missing }: { kind: ImportKind; missing: readonly (readonly string[])[] }) {
  const { t } = useLingui();
  const words = missing.map((names) => names.map((name) => columnWords(kind, name)).join(t` or `)).join(', ');
  return (
    <output className="text-danger empty:hidden">
      {missing.length > 0 && <Trans>Every file needs a column for: {words}.</Trans>}
    </output>
  );
}
