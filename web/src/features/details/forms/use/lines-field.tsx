import { LINE_MAX, type Words } from '@qrigin/domain/details';
import { memo, type ReactNode, useCallback } from 'react';
import { WordsField } from '../fields/words-field.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { RowButtons } from '../rows/row-buttons.tsx';
import { type RowActions, useRows } from '../rows/use-rows.ts';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';

interface Props {
  legend: ReactNode;
  isLegendHidden?: boolean;
  /** What one line is called, as in 'Warning 2'. */
  nameOf: (place: number) => string;
  lines: Words[];
  max: number;
  change: Change<Words[]>;
  addLabel: ReactNode;
  hint?: ReactNode;
}

/** Short lines in an order, one field each. Enter in the last one adds another. */
export function LinesField(props: Props) {
  const { legend, isLegendHidden = false, nameOf, lines, max, change, addLabel, hint } = props;
  const { keys, list, actions, add } = useRows(lines, change);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-14 leading-5 font-semibold'}>
        {legend}
      </legend>
      {hint && <p className="-mt-2 text-13 leading-5 text-ink-3">{hint}</p>}
      <ol ref={list} className="grid gap-2 empty:hidden">
        {lines.map((line, at) => (
          <Line
            key={keys[at]}
            name={nameOf(at + 1)}
            line={line}
            at={at}
            count={lines.length}
            actions={actions}
            onEnter={at === lines.length - 1 && lines.length < max ? add : undefined}
          />
        ))}
      </ol>
      <AddButton count={lines.length} max={max} onAdd={() => add({})}>
        {addLabel}
      </AddButton>
    </fieldset>
  );
}

interface LineProps {
  name: string;
  line: Words;
  at: number;
  count: number;
  actions: RowActions<Words>;
  /** Adds another one; only the last has it. */
  onEnter: ((line: Words) => void) | undefined;
}

const Line = memo(function Line({ name, line, at, count, actions, onEnter }: LineProps) {
  const { isReadOnly } = useFormSetting();
  const change = useCallback<Change<Words>>((update) => actions.change(at, update), [actions, at]);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1">
      <WordsField
        label={name}
        isLabelHidden
        words={line}
        max={LINE_MAX}
        change={change}
        onEnter={onEnter && (() => onEnter({}))}
      />
      {!isReadOnly && (
        <RowButtons
          name={name}
          at={at}
          count={count}
          onMove={(to) => actions.move(at, to)}
          onRemove={() => actions.remove(at)}
        />
      )}
    </li>
  );
});
