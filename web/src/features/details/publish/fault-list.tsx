import { useLingui } from '@lingui/react/macro';
import type { FoundFault, Language } from '@qrigin/domain/details';
import { ChevronRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartId } from '../draft/values.ts';
import { useDraftState } from '../editor/editing.ts';
import { PartName } from '../list/part-name.tsx';
import { FAULT_WORDS } from '../words/faults.ts';
import { partOfPath } from './fault-places.ts';

interface Props {
  faults: readonly FoundFault[];
  language: Language;
  onOpen: (id: PartId) => void;
}

/** What has to be corrected before shoppers can see it; each line leads to its part. */
export function FaultList({ faults, language, onOpen }: Props) {
  const { t } = useLingui();
  const { parts, order } = useDraftState((state) => ({ parts: state.parts, order: state.order }));
  return (
    <ul className="grid list-none divide-y divide-line rounded-card border border-line">
      {faults.map(({ path, fault }) => {
        const id = partOfPath(path, order);
        const part = id === undefined ? undefined : parts[id];
        if (id === undefined || !part) return null;
        return (
          <PartLine
            key={path}
            name={<PartName value={part.value} language={language} />}
            note={t(FAULT_WORDS[fault])}
            onOpen={() => onOpen(id)}
          />
        );
      })}
    </ul>
  );
}

interface LineProps {
  name: ReactNode;
  note: string;
  onOpen: () => void;
}

export function PartLine({ name, note, onOpen }: LineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-3 py-2 text-left hover:bg-sunken"
      >
        <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-danger" />
        <span className="min-w-0 flex-1 leading-5">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-2">{note}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      </button>
    </li>
  );
}
