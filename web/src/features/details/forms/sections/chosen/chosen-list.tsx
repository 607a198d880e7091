import { Trans, useLingui } from '@lingui/react/macro';
import type { Fault } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import { Verbatim } from '../../../../../ui/text/verbatim.tsx';
import { FAULT_WORDS } from '../../../words/faults.ts';
import { RowButtons } from '../../rows/row-buttons.tsx';
import { type RowActions, useRows } from '../../rows/use-rows.ts';
import { useFault } from '../../state/form-faults.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import type { Change } from '../../state/use-typed-content.ts';

/** What is known of a chosen row. */
export interface ChosenRow {
  name: string;
  note?: ReactNode;
}

interface Props {
  legend: ReactNode;
  /** The field of the section that holds the ids. */
  field: string;
  ids: readonly string[];
  change: Change<string[]>;
  max: number;
  /** Nothing until it is known, or once it was deleted. */
  rowOf: (id: string) => ChosenRow | undefined;
  /** Whether each of which nothing is known was deleted. */
  isLoaded: boolean;
  /** What is wrong with one that was deleted. */
  gone: Fault;
  /** What one is called of which nothing is known. */
  placeName: (place: number) => string;
  /** The way to choose one more. */
  choose: ReactNode;
  hint: ReactNode;
}

/** Rows of some other list, by their ids, in the order in which shoppers see them. */
export function ChosenList(props: Props) {
  const { legend, field, ids, change, max, rowOf, isLoaded, gone, placeName, choose, hint } = props;
  const { isReadOnly } = useFormSetting();
  const { list, actions } = useRows(ids, change);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 leading-5 font-semibold">{legend}</legend>
      <ol ref={list} className="grid gap-2 empty:hidden">
        {ids.map((id, at) => (
          <ChosenItem
            key={id}
            path={`${field}.${at}`}
            row={rowOf(id)}
            gone={isLoaded && !rowOf(id) ? gone : undefined}
            name={rowOf(id)?.name ?? placeName(at + 1)}
            at={at}
            count={ids.length}
            actions={isReadOnly ? undefined : actions}
          />
        ))}
      </ol>
      {!isReadOnly && ids.length < max && choose}
      {ids.length >= max && (
        <p className="text-13 leading-5 text-ink-3">
          <Trans>You have added {max}, which is the limit.</Trans>
        </p>
      )}
      <p className="text-13 leading-5 text-ink-3">{hint}</p>
    </fieldset>
  );
}

interface ItemProps {
  path: string;
  row: ChosenRow | undefined;
  /** What is wrong with it, once it is known to be deleted. */
  gone: Fault | undefined;
  name: string;
  at: number;
  count: number;
  /** Nothing for who may only read. */
  actions: RowActions<string> | undefined;
}

function ChosenItem({ path, row, gone, name, at, count, actions }: ItemProps) {
  const { t } = useLingui();
  const found = useFault(path);
  const fault = found ?? (gone && t(FAULT_WORDS[gone]));
  return (
    <li className="grid gap-1 rounded-control border border-line py-1 pr-1 pl-3">
      <div className="flex min-h-9 items-center gap-2">
        <span className="min-w-0 flex-1 py-1 wrap-anywhere">
          {row ? <Verbatim text={row.name} /> : <span className="text-ink-3">{name}</span>}
          {row?.note !== undefined && <span className="block text-13 text-ink-3">{row.note}</span>}
        </span>
        {actions && (
          <RowButtons
            name={name}
            at={at}
            count={count}
            onMove={(to) => actions.move(at, to)}
            onRemove={() => actions.remove(at)}
          />
        )}
      </div>
      {fault && <FieldNote id={`${path}-note`} fault={fault} />}
    </li>
  );
}
