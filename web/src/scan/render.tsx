import type { Language } from '@qrigin/domain/details';
import type { PublicRecall } from '@qrigin/domain/recalls';
import type { PageLanguage, SharedOverview, ShownDetails } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import template from '../../scan.html?raw';
import detailsStyle from './details/details.css?inline';
import { PageHead } from './frame/page-head.tsx';
import script from './island/island.ts?script'; // oxlint-disable-line import/default -- inline-script.ts makes it
import { type DrawnPage, splitAtMarks, withoutMarks } from './marks.ts';
import { PublicRecallPage } from './recall-page/public-recall-page.tsx';
import { RecallPageHead } from './recall-page/recall-page-head.tsx';
import { UnknownRecallPage } from './recall-page/unknown-recall-page.tsx';
import style from './scan.css?inline';
import { contentOn, directionOf, ReadBy, ScanPage } from './scan-page.tsx';
import { UnknownPage } from './unknown-page.tsx';
import { wordsIn } from './words/scan-words.ts';

/** The page's only script, letter by letter: its hash is what the browser lets run. */
export { script };

const [start = '', rest = ''] = template.split('<!--head-->');

/** What a document begins with: one text for all pages of a language, without a maker's words and with them. */
function openingOf(language: Language, isTold: boolean): string {
  return start
    .replace('lang="en"', () => `lang="${language}" dir="${directionOf(language)}"`)
    .replace('/*style*/', () => (isTold ? style + detailsStyle : style));
}

/** The empty document that a preview is drawn into: the same style, and no script at all. */
export const previewFrame = openingOf('en', true) + rest.replaceAll(/<!--\w+-->/g, '');

/** The style of that document, letter by letter. */
export const previewStyle = previewFrame.split(/<\/?style>/)[1] ?? '';

/** A page is what follows its opening, which it shares with many others. */
export type Drawing = { opening: string; page: DrawnPage };

/** The page of all packs of which this is true. */
export function drawScanPage(
  shared: SharedOverview,
  details: ShownDetails | undefined,
  languages: PageLanguage,
): Drawing {
  const [overview, shown] = [withoutMarks(shared), details && withoutMarks(details)];
  const content = contentOn(overview, shown);
  return draw(languages.language, {
    head: (
      <ReadBy language={languages.language} today={overview.today} details={shown}>
        <PageHead overview={overview} content={content} />
      </ReadBy>
    ),
    page: <ScanPage overview={overview} details={shown} languages={languages} />,
    script: `<script>${script}</script>`,
    isTold: content !== undefined,
  });
}

/** The page of all codes that no one here has issued; without `isCode` of what is no code at all. */
export function drawUnknownPage(isCode: boolean, { language, others }: PageLanguage): Drawing {
  const read = (children: ReactNode) => (
    <ReadBy language={language} today="" details={undefined}>
      {children}
    </ReadBy>
  );
  return draw(language, {
    head: read(<PageHead overview={undefined} content={undefined} />),
    page: read(<UnknownPage isCode={isCode} others={others} />),
    // There is nothing to count or to share.
    script: '',
    isTold: false,
  });
}

/** The page of a recall itself; without one that of an address that leads to none. */
export function drawRecallPage(told: PublicRecall | undefined, { language, others }: PageLanguage): Drawing {
  const recall = told && withoutMarks(told);
  const read = (children: ReactNode) => (
    <ReadBy language={language} today="" details={undefined}>
      {children}
    </ReadBy>
  );
  return draw(language, {
    head: read(<RecallPageHead recall={recall} />),
    page: read(
      recall ? <PublicRecallPage recall={recall} others={others} /> : <UnknownRecallPage others={others} />,
    ),
    // Only the codes of packs are counted.
    script: '',
    isTold: false,
  });
}

type Parts = { head: ReactNode; page: ReactNode; script: string; isTold: boolean };

function draw(language: Language, { head, page, script: scriptTag, isTold }: Parts): Drawing {
  const parts: Record<string, string> = { page: renderToStaticMarkup(page), script: scriptTag };
  // In one pass, so that words of a maker can never be taken for a place to fill.
  const body = rest.replaceAll(/<!--(\w+)-->/g, (_, name: string) => parts[name] ?? '');
  return {
    opening: openingOf(language, isTold),
    page: splitAtMarks(renderToStaticMarkup(head) + body, wordsIn(language)),
  };
}
