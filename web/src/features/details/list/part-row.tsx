import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { PartState } from '../draft/draft-state.ts';
import type { PartValue } from '../draft/values.ts';
import { firstLanguage, useDraftState } from '../editor/editing.ts';
import { missingIn } from '../forms/missing-in.ts';
import { summaryOf, typeWords } from '../words/part-names.ts';
import { PartIcon } from './part-icon.tsx';
import { PartName, usePartName } from './part-name.tsx';

interface Props {
  id: string;
  part: PartState;
  language: Language;
  isOpen: boolean;
  onOpen: () => void;
  /** Before and after its name: to move it, to hide it, and more. */
  handle?: ReactNode;
  tools?: ReactNode;
  className?: string | undefined;
}

/** One part in the list: what it is, whether shoppers see it as it is, and whether anything of it is missing. */
export function PartRow({ id, part, language, isOpen, onOpen, handle, tools, className }: Props) {
  const { value, standing } = part;
  const isChanged = useDraftState(({ changes }) => changes.includes(id)) || standing.at !== 'saved';
  const isHidden = value.part === 'section' && value.content.is_hidden;
  const name = usePartName(language)(value);
  const note = useNote(value, language);
  return (
    <div
      className={classNames(
        'group/row relative flex min-h-13 items-center gap-1 rounded-control pr-1',
        isOpen
          ? 'bg-surface shadow-[0_0_0_1px_var(--line)] before:absolute before:inset-y-3 before:-left-px before:w-[3px] before:rounded-r-[3px] before:bg-accent'
          : 'hover:bg-[color-mix(in_srgb,var(--ink)_4%,transparent)]',
        className,
      )}
    >
      {handle ?? <span className="w-6 shrink-0 pointer-coarse:w-11" />}
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-small py-1.5 text-left"
      >
        <PartIcon
          value={value}
          className={classNames('size-4.5 shrink-0', isOpen ? 'text-accent-text' : 'text-ink-3')}
        />
        <span className="min-w-0 flex-1 leading-[18px]">
          <span
            title={name}
            translate={value.part === 'section' ? 'no' : undefined}
            className={classNames(
              'line-clamp-2 text-14 wrap-anywhere',
              isOpen ? 'font-semibold' : 'font-medium',
              isHidden && 'text-ink-3',
            )}
          >
            <PartName value={value} language={language} />
          </span>
          <span title={note} className="line-clamp-1 text-13 text-ink-3">
            {note}
          </span>
        </span>
        <Mark part={part} isChanged={isChanged} />
      </button>
      {tools}
    </div>
  );
}

/** In a second language, what is still to be written in it; else what is in the part. */
function useNote(value: PartValue, language: Language): string {
  const { t } = useLingui();
  const first = useDraftState(firstLanguage);
  const missing = language === first ? 0 : missingIn(value.content, language, first);
  if (missing > 0) return plural(missing, { one: '# text to write', other: '# texts to write' });
  if (value.part !== 'section') return t(typeWords(value).note);
  return value.content.is_hidden ? t`Hidden from shoppers` : summaryOf(value.content);
}

/** Never by colour alone: each has its words for those who listen. */
function Mark({ part: { standing }, isChanged }: { part: PartState; isChanged: boolean }) {
  if (standing.at === 'conflict' || standing.at === 'refused')
    return (
      <span className="shrink-0 text-danger">
        <CircleAlert aria-hidden="true" className="size-4" />
        <span className="sr-only">
          <Trans>Needs your attention</Trans>
        </span>
      </span>
    );
  if (!isChanged) return null;
  return (
    <span className="grid size-4 shrink-0 place-items-center">
      <span aria-hidden="true" className="size-[7px] rounded-full bg-warning" />
      <span className="sr-only">
        <Trans>Not published yet</Trans>
      </span>
    </span>
  );
}
