import { findProductDetails, findVersion, type Language } from '@qrigin/domain/details';
import type { RecallNotice } from '@qrigin/domain/scan';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { PhonePreview, type PreviewSize } from '../../details/preview/phone-preview.tsx';
import { type PreviewedBatch, previewOverview } from '../../details/preview/preview-overview.ts';
import { NO_CODE, NO_RECALL } from '../../details/preview/stand-ins.ts';

/** What a recall says, as it was typed so far; what is not written yet is empty. */
export type PreviewedWords = Omit<z.output<typeof RecallNotice>, 'id' | 'date'>;

interface Props {
  words: PreviewedWords;
  /** In which it is read. */
  language: Language;
  /** That of the packs, where the recall is of one batch or of packs of it. */
  batch?: PreviewedBatch | null;
  /** What kind of pack is recalled, such as a pallet; without one the page is that of the product’s own code. */
  level?: string | null;
  /** The code that is recalled, where it is one. */
  code?: string;
  size?: PreviewSize;
}

/**
 * What shoppers see once the recall is open: the page of a code of this product, with what is published about it now. It follows
 * the typing a moment later, in a frame that stays the same.
 */
export function RecallPreview({ words, language, batch = null, level = null, code = NO_CODE, size }: Props) {
  const [at] = useState(() => new Date().toISOString());
  const { id, name, nature } = useProductHere();
  const { organisation } = useWhoamiHere();
  const own = useMemo(() => ({ qr_id: code, checked_at: at, issued_at: at }), [code, at]);
  const overview = useMemo(
    () =>
      previewOverview({
        product: { id, name, nature },
        maker: { name: organisation.name, logo_url: organisation.logo_url },
        batch,
        level,
        state: 'recalled',
        notice: { ...words, id: NO_RECALL, date: at },
        at,
      }),
    [id, name, nature, organisation, batch, level, words, at],
  );
  const { content, files } = usePublished(organisation.id, id);
  return (
    <PhonePreview
      overview={overview}
      own={own}
      content={content}
      files={files}
      language={language}
      {...(size && { size })}
    />
  );
}

/** What shoppers are told about the product; nothing until something is published. */
function usePublished(org: string, id: string) {
  const { data: published } = useRead(findProductDetails, { params: { org, id } });
  const { data } = useRead(
    findVersion,
    { params: { org, id, number: String(published?.version) } },
    { isEnabled: published !== undefined },
  );
  return { content: data?.content, files: data?.files ?? NO_FILES };
}

const NO_FILES: readonly [] = [];
