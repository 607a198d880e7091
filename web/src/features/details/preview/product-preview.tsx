import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PhonePreview, type PhonePreviewProps } from './phone-preview.tsx';
import { type PreviewedBatch, type PreviewedState, previewOverview } from './preview-overview.ts';
import { sampleNotice } from './sample-notice.ts';
import { NO_CODE } from './stand-ins.ts';

interface Props extends Omit<PhonePreviewProps, 'overview' | 'own'> {
  /** A pack of this batch; without one the code of the product itself. */
  batch?: PreviewedBatch | null;
  state?: PreviewedState;
}

/** The page of this product as shoppers would get it. */
export function ProductPreview({ batch = null, state = 'active', ...page }: Props) {
  const { overview, own } = useOverview(batch, state);
  return <PhonePreview overview={overview} own={own} {...page} />;
}

function useOverview(batch: PreviewedBatch | null, state: PreviewedState) {
  const { i18n } = useLingui();
  const { id, name, nature } = useProductHere();
  const { organisation } = useWhoamiHere();
  const [at] = useState(() => new Date().toISOString());
  const own = useMemo(() => ({ qr_id: NO_CODE, checked_at: at, issued_at: at }), [at]);
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
