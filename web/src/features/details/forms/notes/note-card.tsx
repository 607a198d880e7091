import { Trans, useLingui } from '@lingui/react/macro';
import { NAME_MAX, type Note, POINTS_MAX, type Words } from '@qrigin/domain/details';
import { memo, useCallback } from 'react';
import { WordsField } from '../fields/words-field.tsx';
import { RowButtons } from '../rows/row-buttons.tsx';
import type { RowActions } from '../rows/use-rows.ts';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';
import { LinesField } from '../use/lines-field.tsx';

interface Props {
  note: Note;
  at: number;
  count: number;
  actions: RowActions<Note>;
}

export const NoteCard = memo(function NoteCard({ note, at, count, actions }: Props) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  const place = at + 1;
  const changeTitle = useCallback<Change<Words>>(
    (update) => actions.change(at, (row) => ({ ...row, title: update(row.title) })),
    [actions, at],
  );
  const changePoints = useCallback<Change<Words[]>>(
    (update) => actions.change(at, (row) => ({ ...row, points: update(row.points) })),
    [actions, at],
  );
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 @max-[440px]:p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
        <WordsField
          label={t`Title of note ${place}`}
          words={note.title}
          max={NAME_MAX}
          change={changeTitle}
        />
        {!isReadOnly && (
          <RowButtons
            name={t`note ${place}`}
            at={at}
            count={count}
            onMove={(to) => actions.move(at, to)}
            onRemove={() => actions.remove(at)}
            className="self-start pt-6.5"
          />
        )}
      </div>
      <LinesField
        legend={<Trans>Points</Trans>}
        nameOf={(point) => t`Point ${point} of note ${place}`}
        lines={note.points}
        max={POINTS_MAX}
        change={changePoints}
        addLabel={<Trans>Add point</Trans>}
      />
    </li>
  );
});
