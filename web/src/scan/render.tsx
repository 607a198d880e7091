import { I18nProvider } from '@lingui/react';
import type { SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import template from '../../scan.html?raw';
import { i18n } from '../words/words.ts';
import { BlockedPage } from './blocked/blocked-page.tsx';
import { PageHead } from './frame/page-head.tsx';
import script from './island/island.ts?script'; // oxlint-disable-line import/default -- inline-script.ts makes it
import { type DrawnPage, splitAtMarks, withoutMarks } from './marks.ts';
import { ProductPage } from './product/product-page.tsx';
import { isRecalled } from './recall/is-recalled.ts';
import { RecalledPage } from './recall/recalled-page.tsx';
import style from './scan.css?inline';
import { UnknownPage } from './unknown-page.tsx';

/** The page's only script, letter by letter: its hash is what the browser lets run. */
export { script };

const [start = '', rest = ''] = template.split('<!--head-->');

/** What every document begins with, letter by letter. A page that is drawn is what follows. */
export const opening = start.replace('/*style*/', () => style);

/** The page of all packs of which this is true. */
export function drawScanPage(overview: SharedOverview): DrawnPage {
  const told = withoutMarks(overview);
  return draw({
    head: <PageHead overview={told} />,
    page: pageOf(told),
    script: `<script>${script}</script>`,
  });
}

/** The page of all codes that no one here has issued; without `isCode` of what is no code at all. */
export function drawUnknownPage(isCode: boolean): DrawnPage {
  // There is nothing to count or to share.
  return draw({ head: <PageHead overview={undefined} />, page: <UnknownPage isCode={isCode} />, script: '' });
}

function pageOf(overview: SharedOverview): ReactNode {
  if (isRecalled(overview)) return <RecalledPage overview={overview} />;
  return overview.is_blocked ? <BlockedPage /> : <ProductPage overview={overview} />;
}

type Content = { head: ReactNode; page: ReactNode; script: string };

function draw({ head, page, script: scriptTag }: Content): DrawnPage {
  const parts: Record<string, string> = {
    page: renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>),
    script: scriptTag,
  };
  // In one pass, so that words of a maker can never be taken for a place to fill.
  const body = rest.replaceAll(/<!--(\w+)-->/g, (_, name: string) => parts[name] ?? '');
  return splitAtMarks(renderToStaticMarkup(head) + body);
}
