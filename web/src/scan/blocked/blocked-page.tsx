import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { CheckedAt } from '../checked-at.tsx';
import { CodeText } from '../code-text.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { QriginBar } from '../frame/qrigin-bar.tsx';
import { Viewfinder } from '../frame/viewfinder.tsx';
import { usePack } from '../pack-context.ts';
import { BlockedCard } from './blocked-card.tsx';

/** A page that we have taken down, of a code that no recall reaches. */
export function BlockedPage({ others }: { others: readonly Language[] }) {
  const { code, codeInFours } = usePack();
  return (
    <>
      <QriginBar others={others} />
      <main className="columns" data-code={code}>
        <div className="column">
          <StoppedViewfinder />
          <h1>
            <Trans>We have blocked this page</Trans>
          </h1>
          <p className="lead">
            <Trans>We do not show what the maker wrote here. There is no open recall for this code.</Trans>
          </p>
          <p className="read">
            <small>
              <CheckedAt />
            </small>
            <CodeText text={codeInFours} />
          </p>
        </div>
        <div className="column">
          <section className="card">
            <h2>
              <Trans>Do you have this pack?</Trans>
            </h2>
            <p>
              <Trans>
                Ask the shop before you use it. Do not send money or personal details to anyone named on the
                pack.
              </Trans>
            </p>
          </section>
          <BlockedCard notices={[]} />
        </div>
      </main>
      <PageFoot />
    </>
  );
}

/** The code was read, and we show nothing behind it. */
function StoppedViewfinder() {
  return (
    <Viewfinder>
      <path strokeWidth="3" d="M60 34a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM41.6 41.6l36.8 36.8" />
    </Viewfinder>
  );
}
