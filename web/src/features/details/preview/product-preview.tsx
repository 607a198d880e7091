import { useLingui } from '@lingui/react/macro';
import { type Content, certificatesIn, type Language, NO_CONTENT, vendorsIn } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import { useMemo, useState } from 'react';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useNamedCertificates } from '../../certificates/use-named-certificates.ts';
import { useNamedVendors } from '../../vendors/use-named-vendors.ts';
import { PreviewFrame, type PreviewTheme } from './preview-frame.tsx';
import { type PreviewedBatch, type PreviewedState, previewOverview } from './preview-overview.ts';
import { sampleNotice } from './sample-notice.ts';
import { shownCertificatesOf } from './shown-certificates.ts';
import { shownFilesOf } from './shown-files.ts';

/** How large a phone is drawn: beside an editor, on a page of its own, or as wide as the place around it, without a phone. */
type Size = 'small' | 'phone' | 'whole';

interface Props {
  /** Nothing while shoppers are told nothing. */
  content: Content | undefined;
  files: readonly StoredFile[];
  language: Language;
  /** A pack of this batch; without one the code of the product itself. */
  batch?: PreviewedBatch | null;
  state?: PreviewedState;
  theme?: PreviewTheme | undefined;
  /** Brought into sight whenever it is another one. */
  openPart?: string | undefined;
  size?: Size;
}

/** In the place of a code: this page is of no pack. */
const CODE = '00000000000000000000';

const PHONE = 'overflow-hidden border-[7px] border-chrome bg-paper';
/** A phone of 390 pixels, in the small one at four fifths of its size. */
const SHAPES: Readonly<Record<Size, { around: string; frame: string }>> = {
  small: {
    around: `h-160 w-[326px] rounded-[36px] ${PHONE}`,
    frame: 'h-[calc(100%*1.25)] w-[390px] origin-top-left scale-80',
  },
  phone: {
    around: `h-[clamp(560px,calc(100dvh-190px),858px)] w-[404px] rounded-[44px] ${PHONE}`,
    frame: 'size-full',
  },
  whole: { around: 'h-full', frame: 'size-full' },
};

/** The page of this product as shoppers would get it. */
export function ProductPreview({
  content,
  files,
  language,
  batch = null,
  state = 'active',
  theme,
  openPart,
  size = 'small',
}: Props) {
  const { t } = useLingui();
  const { overview, own } = useOverview(batch, state);
  const org = useWhoamiHere().organisation.id;
  const { vendors } = useNamedVendors(org, vendorsIn(content ?? NO_CONTENT));
  const { certificates } = useNamedCertificates({
    org,
    product: useProductHere().id,
    ids: certificatesIn(content ?? NO_CONTENT),
  });
  const details = useMemo(() => {
    const papers = Object.values(certificates).flatMap(({ file }) => file ?? []);
    const shown = shownFilesOf([...files, ...papers]);
    return content && { content, files: shown, vendors, certificates: shownCertificatesOf(certificates) };
  }, [content, files, vendors, certificates]);
  const { around, frame } = SHAPES[size];
  return (
    <div className={around}>
      <PreviewFrame
        overview={overview}
        details={details}
        language={language}
        own={own}
        theme={theme}
        openPart={openPart}
        title={t`Preview of the scan page`}
        className={`${frame} data-focused:outline-2 data-focused:-outline-offset-2 data-focused:outline-accent`}
      />
    </div>
  );
}

function useOverview(batch: PreviewedBatch | null, state: PreviewedState) {
  const { i18n } = useLingui();
  const { id, name, nature } = useProductHere();
  const { organisation } = useWhoamiHere();
  const [at] = useState(() => new Date().toISOString());
  const own = useMemo(() => ({ qr_id: CODE, checked_at: at, issued_at: at }), [at]);
  const overview = useMemo(
    () =>
      previewOverview({
        product: { id, name, nature },
        maker: { name: organisation.name, logo_url: organisation.logo_url },
        batch,
        state,
        notice: sampleNotice(i18n, at),
        at,
      }),
    [id, name, nature, organisation, batch, state, at, i18n],
  );
  return { overview, own };
}
