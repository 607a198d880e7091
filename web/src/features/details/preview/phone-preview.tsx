import { useLingui } from '@lingui/react/macro';
import { type Content, certificatesIn, type Language, NO_CONTENT, vendorsIn } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import type { OwnFacts, SharedOverview } from '@qrigin/domain/scan';
import { useMemo } from 'react';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useNamedCertificates } from '../../certificates/use-named-certificates.ts';
import { useNamedVendors } from '../../vendors/use-named-vendors.ts';
import { PreviewFrame, type PreviewTheme } from './preview-frame.tsx';
import { shownCertificatesOf } from './shown-certificates.ts';
import { shownFilesOf } from './shown-files.ts';

/** How large a phone is drawn: beside an editor, on a page of its own, or as wide as the place around it, without a phone. */
export type PreviewSize = 'small' | 'phone' | 'whole';

export interface PhonePreviewProps {
  overview: SharedOverview;
  /** What is on the pack itself. */
  own: OwnFacts;
  /** Nothing while shoppers are told nothing. */
  content: Content | undefined;
  files: readonly StoredFile[];
  language: Language;
  theme?: PreviewTheme | undefined;
  /** Brought into sight whenever it is another one. */
  openPart?: string | undefined;
  size?: PreviewSize;
}

const PHONE = 'overflow-hidden border-[7px] border-chrome bg-paper';
/** A phone of 390 pixels, in the small one at four fifths of its size. */
const SHAPES: Readonly<Record<PreviewSize, { around: string; frame: string }>> = {
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

/** The page of a code of this product on a phone, with whatever the content names. */
export function PhonePreview({ content, files, size = 'small', ...page }: PhonePreviewProps) {
  const { t } = useLingui();
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
        {...page}
        details={details}
        title={t`Preview of the scan page`}
        className={`${frame} data-focused:outline-2 data-focused:-outline-offset-2 data-focused:outline-accent`}
      />
    </div>
  );
}
