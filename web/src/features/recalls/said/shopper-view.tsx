import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { Radio } from 'lucide-react';
import { useMemo } from 'react';
import type { PreviewedBatch } from '../../details/preview/preview-overview.ts';
import { RecallPreview } from '../preview/recall-preview.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { wordsOf } from './typed-words.ts';
import { useTyped } from './use-typed.ts';

/** The packs that a recall is of, as far as their page says it. */
export interface ShownPack {
  level: string | null;
  batch: PreviewedBatch | null;
  code?: string;
}

interface Props {
  pack: ShownPack;
  language: Language;
  onLanguage: (language: Language) => void;
  isMock: boolean;
}

/** The page of an affected code as it will be, beside the form around it. */
export function ShopperView({ pack, language, onLanguage, isMock }: Props) {
  const { t } = useLingui();
  const typed = useTyped();
  const words = useMemo(() => wordsOf(typed), [typed]);
  return (
    <aside
      aria-label={t`As shoppers see it`}
      className="grid content-start justify-items-center gap-3.5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
    >
      <div className="flex w-full max-w-[326px] flex-wrap items-center justify-between gap-2">
        <h2 className="text-16">
          <Trans>As shoppers see it</Trans>
        </h2>
        <LanguageChoice label={t`Preview language`} language={language} onChoose={onLanguage} />
      </div>
      <RecallPreview words={words} language={language} {...pack} />
      <p className="flex items-center gap-1.5 text-13 text-ink-3">
        <Radio aria-hidden="true" className="size-3.5 text-accent-text" />
        {isMock ? (
          <Trans>Shoppers never see this: it is a mock recall.</Trans>
        ) : (
          <Trans>Updates as you type</Trans>
        )}
      </p>
    </aside>
  );
}
