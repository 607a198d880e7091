import { Trans } from '@lingui/react/macro';
import { findVersion, isLanguage, LANGUAGE_CODES, type Language, type Version } from '@qrigin/domain/details';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useEditing } from '../editor/editing.ts';
import { Choice } from '../preview/choice.tsx';
import { ProductPreview } from '../preview/product-preview.tsx';
import { useLanguageNames } from '../words/language-names.ts';

interface Props {
  version: Version;
  language: Language;
  onRestore: (version: Version) => void;
}

/** One version as shoppers saw it, or would have seen it. */
export function VersionPreview({ version, language: usual, onRestore }: Props) {
  const { draft, mayEdit } = useEditing();
  const { org, product: id } = draft.owner;
  const [language, setLanguage] = useState(usual);
  const { data, error, refetch } = useRead(findVersion, {
    params: { org, id, number: String(version.number) },
  });
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LanguageChoice language={language} onChange={setLanguage} />
        {mayEdit && (
          <Button
            aria-haspopup="dialog"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => onRestore(version)}
          >
            <Trans>Restore</Trans>
          </Button>
        )}
      </div>
      <div className="grid justify-items-center">
        <ProductPreview content={data.content} files={data.files} language={language} />
      </div>
    </div>
  );
}

interface LanguageChoiceProps {
  language: Language;
  onChange: (language: Language) => void;
}

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const nameOf = useLanguageNames();
  return (
    <div className="w-44">
      <Choice
        label={<Trans>Language</Trans>}
        value={language}
        options={LANGUAGE_CODES.map((code) => ({ value: code, label: nameOf(code) }))}
        onChoose={(value) => isLanguage(value) && onChange(value)}
      />
    </div>
  );
}
