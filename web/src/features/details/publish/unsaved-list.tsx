import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import type { PartId } from '../draft/values.ts';
import { useDraftState } from '../editor/editing.ts';
import { PartName } from '../list/part-name.tsx';
import { PartLine } from './fault-list.tsx';

interface Props {
  parts: readonly PartId[];
  language: Language;
  onOpen: (id: PartId) => void;
}

/** Words that the server does not have: without them nothing is published. */
export function UnsavedList({ parts, language, onOpen }: Props) {
  const { t } = useLingui();
  const known = useDraftState((state) => state.parts);
  const why = (id: PartId) =>
    known[id]?.standing.at === 'failing' ? t`Not saved yet: we cannot reach the server.` : t`Not saved yet.`;
  return (
    <div role="alert" className="mb-4 grid gap-2">
      <p>
        <Trans>Nothing was published, because these are not saved yet:</Trans>
      </p>
      <ul className="grid list-none divide-y divide-line rounded-card border border-line">
        {parts.map((id) => {
          const part = known[id];
          if (!part) return null;
          const name = <PartName value={part.value} language={language} />;
          return <PartLine key={id} name={name} note={why(id)} onOpen={() => onOpen(id)} />;
        })}
      </ul>
    </div>
  );
}
