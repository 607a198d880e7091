import { useLingui } from '@lingui/react/macro';
import { DetailsCards } from '../details/details-cards.tsx';
import { MakerBar } from '../frame/maker-bar.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { usePack } from '../pack-context.ts';
import type { PageProps } from '../page-props.ts';
import { Advice } from './advice.tsx';
import { Blank } from './blank.tsx';
import { CodeCard } from './code-card.tsx';
import { Plate } from './plate.tsx';
import { StateLine } from './state-line.tsx';
import { verdictOf } from './verdict.tsx';

/** Every code that is known and that no recall reaches. */
export function ProductPage({ overview, content, others }: PageProps) {
  const { i18n } = useLingui();
  const { code } = usePack();
  const verdict = verdictOf(i18n, overview);
  return (
    <>
      <MakerBar maker={overview.maker} others={others} />
      <main className={content ? 'columns told' : 'columns'} data-code={code}>
        <div className="column">
          <StateLine verdict={verdict} />
          {overview.product === null ? (
            <Blank overview={overview} />
          ) : (
            <Plate overview={overview} content={content} level="h1" />
          )}
        </div>
        <div className="column">
          <Advice overview={overview} />
          {content && <DetailsCards content={content} />}
          <CodeCard
            overview={overview}
            isRecallTold={verdict.text === undefined}
            isCodeTold={content !== undefined}
          />
        </div>
      </main>
      <PageFoot />
    </>
  );
}
