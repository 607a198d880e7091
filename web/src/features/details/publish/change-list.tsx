import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { ArrowDownUp, type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PartName } from '../list/part-name.tsx';
import { FIXED_PART_WORDS } from '../words/section-types.ts';
import type { ChangedPart } from './changed-parts.ts';

interface Props {
  changes: readonly ChangedPart[];
  language: Language;
  /** What shoppers see now is still on its way. */
  isLoading: boolean;
}

const HOW: Record<ChangedPart['how'], { words: MessageDescriptor; Icon: LucideIcon }> = {
  changed: { words: msg`Changed`, Icon: Pencil },
  new: { words: msg`New`, Icon: Plus },
  removed: { words: msg`Removed`, Icon: Trash2 },
  moved: { words: msg`Changed`, Icon: ArrowDownUp },
};

/** Each part that will be different for shoppers, and in what way. */
export function ChangeList({ changes, language, isLoading }: Props) {
  const { t } = useLingui();
  if (isLoading) return <Skeleton className="h-24" />;
  return (
    <ul className="grid list-none divide-y divide-line rounded-card border border-line">
      {changes.map((change, at) => {
        const { words, Icon } = HOW[change.how];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the list is made anew whenever it changes
          <li key={at} className="flex min-h-11 items-center gap-3 px-3 py-2">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Name change={change} language={language} />
            </span>
            <span className="shrink-0 text-13 text-ink-2">{t(words)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Name({ change, language }: { change: ChangedPart; language: Language }): ReactNode {
  const { t } = useLingui();
  if (change.how === 'moved') return <Trans>Order of sections</Trans>;
  if ('part' in change) return t(FIXED_PART_WORDS[change.part].name);
  if ('section' in change)
    return <PartName value={{ part: 'section', content: change.section }} language={language} />;
  return <Trans>A section</Trans>;
}
