import { Trans, useLingui } from '@lingui/react/macro';
import type { FixedPart, Language } from '@qrigin/domain/details';
import { useCallback } from 'react';
import type { PartId } from '../draft/values.ts';
import { useDraftState, useEditing } from '../editor/editing.ts';
import { AddSection } from './add-section.tsx';
import { PartRow } from './part-row.tsx';
import { SectionRow } from './section-row.tsx';
import { Sortable } from './sortable.tsx';

interface Props {
  openId: PartId | undefined;
  language: Language;
  onOpen: (id: PartId) => void;
  /** In a sheet, which has the way to add a section at its end. */
  isSheet?: boolean;
}

const FIRST: readonly FixedPart[] = ['overview', 'ingredients', 'use', 'maker'];
const LAST: readonly FixedPart[] = ['notes', 'support', 'qrinfo'];

/** Everything that shoppers are told: what every product has, the sections in their order, and what comes after them. */
export function PartList({ openId, language, onOpen, isSheet = false }: Props) {
  const { t } = useLingui();
  const { mayEdit } = useEditing();
  const fixed = { openId, language, onOpen };
  return (
    <nav aria-label={t`Parts of the page`} className="grid gap-4">
      <FixedRows names={FIRST} {...fixed} />
      <div className="grid gap-1">
        <div className="flex min-h-10 items-center justify-between gap-2 pl-3">
          <h2 className="text-16">
            <Trans>Sections</Trans>
          </h2>
          {mayEdit && !isSheet && <AddSection onAdded={onOpen} />}
        </div>
        <Sections {...fixed} />
      </div>
      <hr className="tear" />
      <FixedRows names={LAST} {...fixed} />
    </nav>
  );
}

type RowsProps = Omit<Props, 'isSheet'>;

function Sections({ openId, language, onOpen }: RowsProps) {
  const { draft, mayEdit } = useEditing();
  const order = useDraftState((state) => state.order);
  const move = useCallback((id: PartId, to: number) => draft.move(id, to), [draft]);
  if (order.length === 0)
    return (
      <p className="rounded-control border border-dashed border-line px-3 py-4 text-14 text-ink-2">
        {mayEdit ? (
          <Trans>No sections yet. Add a text, nutrition facts, pictures or a film.</Trans>
        ) : (
          <Trans>No sections yet</Trans>
        )}
      </p>
    );
  return (
    <Sortable onMoved={move}>
      <ul className="grid list-none gap-0.5">
        {order.map((id, at) => (
          <SectionRow key={id} id={id} at={at} language={language} isOpen={id === openId} onOpen={onOpen} />
        ))}
      </ul>
    </Sortable>
  );
}

function FixedRows({ names, openId, language, onOpen }: RowsProps & { names: readonly FixedPart[] }) {
  const parts = useDraftState((state) => names.map((name) => state.parts[name]));
  return (
    <ul className="grid list-none gap-0.5">
      {names.map((name, at) => {
        const part = parts[at];
        return (
          part && (
            <li key={name}>
              <PartRow
                id={name}
                part={part}
                language={language}
                isOpen={name === openId}
                onOpen={() => onOpen(name)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
