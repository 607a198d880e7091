import { PREVIEW_FRAME } from '@qrigin/domain/scan';
import { fixedText } from '../../../page-parts.ts';
import { loadPageBuild, type PageBuild } from './page-build.ts';

/** Nothing runs in it, nothing is sent from it, and no one but us can put it into a page. */
function policyOf(styleHash: string, contentOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `img-src ${contentOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'sandbox allow-same-origin',
  ].join(';');
}

type Options = { contentOrigin: string; load?: () => Promise<PageBuild | undefined> };

/** The empty document into which makers' own browsers draw the page of a code, before anyone else sees it. */
export function previewFrame({ contentOrigin, load = loadPageBuild }: Options) {
  return {
    path: PREVIEW_FRAME,
    answer: async () => {
      const build = await load();
      if (!build)
        return { status: 503 as const, text: 'The scan page is not built: npm run build makes it.' };
      const { document, styleHash } = build.preview;
      const policy = policyOf(styleHash, contentOrigin);
      return { status: 200, language: 'en', parts: [fixedText(document)], framed: { policy } };
    },
  };
}
