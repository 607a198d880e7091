import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { Radio } from 'lucide-react';
import { useMemo } from 'react';
import { contentOfDraft } from '../draft/content-of-draft.ts';
import type { PartId } from '../draft/values.ts';
import { ProductPreview } from '../preview/product-preview.tsx';
import { useDraftState } from './editing.ts';

interface Props {
  language: Language;
  /** What is written in is what is seen. */
  openId: PartId | undefined;
}

/** What a shopper would see if the draft were published now. It follows the typing a moment later, so as not to slow it. */
export function Preview({ language, openId }: Props) {
  const { parts, order, files } = useDraftState((state) => ({
    parts: state.parts,
    order: state.order,
    files: state.files,
  }));
  const content = useMemo(() => contentOfDraft({ parts, order }), [parts, order]);
  return (
    <div className="grid justify-items-center gap-3.5">
      <ProductPreview content={content} files={files} language={language} openPart={openId} />
      <p className="flex items-center gap-1.5 text-13 text-ink-3">
        <Radio aria-hidden="true" className="size-3.5 text-accent-text" />
        <Trans>Updates as you type</Trans>
      </p>
    </div>
  );
}
