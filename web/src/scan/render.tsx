import { I18nProvider } from '@lingui/react';
import type { Overview } from '@qrigin/domain/scan';
import { renderToStaticMarkup } from 'react-dom/server';
import template from '../../scan.html?raw';
import { i18n } from '../words/words.ts';
import { BlockedPage } from './blocked/blocked-page.tsx';
import script from './island/island.ts?script'; // oxlint-disable-line import/default -- inline-script.ts makes it
import { PageHead } from './page-head.tsx';
import { ProductPage } from './product/product-page.tsx';
import { isRecalled } from './recall/is-recalled.ts';
import { RecalledPage } from './recall/recalled-page.tsx';
import style from './scan.css?inline';
import { UnknownPage } from './unknown-page.tsx';

/** The page's only script, letter by letter: its hash is what the browser lets run. */
export { script };

/** The whole document for what is known about a code; `undefined` is a code that nobody here has issued. */
export function renderScanPage(overview: Overview | undefined, code: string): string {
  const parts: Record<string, string> = {
    head: renderToStaticMarkup(<PageHead overview={overview} />),
    style,
    page: renderToStaticMarkup(<I18nProvider i18n={i18n}>{pageOf(overview, code)}</I18nProvider>),
    // An unknown code has nothing to count or to share.
    script: overview ? `<script>${script}</script>` : '',
  };
  // In one pass, so that words of a maker can never be taken for a place to fill.
  return template.replaceAll(/(?:<!--|\/\*)(\w+)(?:-->|\*\/)/g, (_, name: string) => parts[name] ?? '');
}

function pageOf(overview: Overview | undefined, code: string) {
  if (overview === undefined) return <UnknownPage code={code} />;
  if (isRecalled(overview)) return <RecalledPage overview={overview} />;
  return overview.is_blocked ? <BlockedPage overview={overview} /> : <ProductPage overview={overview} />;
}
