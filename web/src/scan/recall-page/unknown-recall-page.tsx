import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { AskCode } from '../ask-code.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { QriginBar } from '../frame/qrigin-bar.tsx';

/** The same for what never was, and for what is no longer told. */
export function UnknownRecallPage({ others }: { others: readonly Language[] }) {
  return (
    <>
      <QriginBar others={others} />
      <main className="columns">
        <div className="column">
          <h1>
            <Trans>Recall not found</Trans>
          </h1>
          <p className="lead">
            <Trans>
              There is no recall at this address. To find out whether a pack has been recalled, check its
              code.
            </Trans>
          </p>
          <AskCode />
        </div>
      </main>
      <PageFoot isOfCode={false} />
    </>
  );
}
