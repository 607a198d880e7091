import { Plural, Trans } from '@lingui/react/macro';
import { COLUMNS_MAX, ROWS_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { Columns3, Rows3 } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { Button } from '../../../../../ui/button/button.tsx';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import { useRowKeys } from '../../rows/use-row-keys.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { wholeGrid, withColumnAt, withRowAt } from './grid.ts';
import { TableHead, TableRow } from './table-lines.tsx';
import { type LeftOut, useCells } from './use-cells.ts';

interface Props {
  section: SectionOf<'table'>;
  change: Change<Section>;
}

/** A table to type in as in a spreadsheet, or to paste one into. */
export function TableSection({ section, change }: Props) {
  const { isReadOnly } = useFormSetting();
  const { columns: storedColumns, rows: storedRows } = section;
  const { columns, rows } = useMemo(
    () => wholeGrid({ columns: storedColumns, rows: storedRows }),
    [storedColumns, storedRows],
  );
  const keys = useRowKeys(rows);
  const table = useRef<HTMLTableElement>(null);
  const { actions, changeGrid, focusAfter, leftOut } = useCells(change, table);
  const labelId = useId();
  const noteId = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={labelId} className="text-14 leading-5 font-semibold">
          <Trans>Table</Trans>
        </span>
        <span className="text-13 leading-5 text-ink-3 tabular-nums">
          <Trans>
            {columns.length} of {COLUMNS_MAX} columns, {rows.length} of {ROWS_MAX} rows
          </Trans>
        </span>
      </div>
      <div className="min-w-0 overflow-x-auto overscroll-x-contain rounded-control border border-control-line bg-surface">
        <table
          ref={table}
          aria-labelledby={labelId}
          aria-describedby={noteId}
          className="w-full border-separate border-spacing-0"
        >
          <thead>
            <TableHead cells={columns} actions={actions} changeGrid={changeGrid} focusAfter={focusAfter} />
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <TableRow
                key={keys[at]}
                cells={cells}
                at={at}
                count={rows.length}
                actions={actions}
                changeGrid={changeGrid}
                focusAfter={focusAfter}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="s"
            icon={<Rows3 aria-hidden="true" />}
            disabled={rows.length >= ROWS_MAX}
            onClick={() => changeGrid((grid) => withRowAt(grid, grid.rows.length))}
          >
            <Trans>Add row</Trans>
          </Button>
          <Button
            size="s"
            icon={<Columns3 aria-hidden="true" />}
            disabled={columns.length >= COLUMNS_MAX}
            onClick={() => changeGrid((grid) => withColumnAt(grid, grid.columns.length))}
          >
            <Trans>Add column</Trans>
          </Button>
        </div>
      )}
      <Note id={noteId} leftOut={leftOut} />
    </div>
  );
}

function Note({ id, leftOut: { rows, columns } }: { id: string; leftOut: LeftOut }) {
  return (
    <div className="grid gap-1">
      <FieldNote
        id={id}
        hint={<Trans>You can paste cells from a spreadsheet. Enter goes down, Tab goes on.</Trans>}
      />
      <output className="text-13 leading-5 text-warning empty:hidden">
        {rows > 0 && <Plural value={rows} one="# row did not fit. " other="# rows did not fit. " />}
        {columns > 0 && <Plural value={columns} one="# column did not fit." other="# columns did not fit." />}
      </output>
    </div>
  );
}
