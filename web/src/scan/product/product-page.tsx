import type { SharedOverview } from '@qrigin/domain/scan';
import { MakerBar } from '../frame/maker-bar.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { MARKS } from '../marks.ts';
import { Advice } from './advice.tsx';
import { Blank } from './blank.tsx';
import { CodeCard } from './code-card.tsx';
import { Plate } from './plate.tsx';
import { StateLine } from './state-line.tsx';
import { verdictOf } from './verdict.tsx';

/** Every code that is known and that no recall reaches. */
export function ProductPage({ overview }: { overview: SharedOverview }) {
  const verdict = verdictOf(overview);
  return (
    <>
      <MakerBar maker={overview.maker} />
      <main className="columns" data-code={MARKS.code}>
        <div className="column">
          <StateLine verdict={verdict} />
          {overview.product === null ? (
            <Blank overview={overview} />
          ) : (
            <Plate overview={overview} level="h1" />
          )}
        </div>
        <div className="column">
          <Advice overview={overview} />
          <CodeCard overview={overview} isRecallTold={verdict.text === undefined} />
        </div>
      </main>
      <PageFoot />
    </>
  );
}
