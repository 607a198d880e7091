import { type Opening, page, type Shot } from '../../shot.ts';
import { dynamic } from '../../world/product-scenes.ts';

/** What the frame shows once it has been drawn: it comes a moment after the page around it. */
const drawn = (name: string, sees: string): Opening => ({
  name,
  async open(screen) {
    await screen.frameLocator('iframe').getByText(sees).first().waitFor();
  },
});

const PREVIEW = '/dashboard/:orgId/:product/setup/preview';

export const SHOTS: readonly Shot[] = [
  { ...page('product-preview', PREVIEW, dynamic), openings: [drawn('drawn', 'Dark honey from wild combs')] },
  page('product-preview-hindi', `${PREVIEW}?language=hi`, dynamic),
  page('product-preview-recalled', `${PREVIEW}?status=recalled`, dynamic),
  page('product-preview-scan-view', `${PREVIEW}/scan-view`, dynamic),
];
