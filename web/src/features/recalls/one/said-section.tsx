import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { LanguageChoice } from '../said/language-choice.tsx';
import { SaidBefore } from './said-before.tsx';
import { SaidWords } from './said-words.tsx';

interface Props {
  recall: RecallEntry;
  /** Only while it is open, for those who may. */
  onChange: (() => void) | undefined;
  /** Whether someone has just edited it: the focus returns to where they began. */
  isBack: boolean;
}

/** What shoppers read, and what they read before. */
export function SaidSection({ recall, onChange, isBack }: Props) {
  const { t } = useLingui();
  const [language, setLanguage] = useState(recall.language);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) edit.current?.focus();
  }, [isBack]);
  return (
    <Section
      id="said"
      title={recall.mock ? t`What it says` : t`What shoppers read`}
      aside={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <LanguageChoice label={t`Language`} language={language} onChoose={setLanguage} />
          {onChange && (
            <Button ref={edit} icon={<Pencil aria-hidden="true" />} onClick={onChange}>
              <Trans>Edit text</Trans>
            </Button>
          )}
        </div>
      }
    >
      <SaidWords words={recall} language={language} />
      <SaidBefore recall={recall.id} language={language} />
    </Section>
  );
}
