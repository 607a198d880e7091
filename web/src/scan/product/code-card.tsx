import { Trans } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CheckedAt } from '../checked-at.tsx';
import { CodeText } from '../code-text.tsx';
import { Icon } from '../icon.tsx';
import { usePack } from '../pack-context.ts';
import { thingOf } from '../thing-of.ts';

/** What is said elsewhere on the page already. */
type Props = { overview: SharedOverview; isRecallTold: boolean; isCodeTold: boolean };

/** The code to compare with the pack, and what being known means and does not mean. */
export function CodeCard({ overview, isRecallTold, isCodeTold }: Props) {
  const maker = <Verbatim text={overview.maker.name} />;
  const { codeInFours, issuedOn: issued } = usePack();
  return (
    <section className="card">
      <h2>
        <CodeTitle overview={overview} isCodeTold={isCodeTold} />
      </h2>
      {!isCodeTold && (
        <p className="code brackets">
          <CodeText text={codeInFours} />
        </p>
      )}
      <ul className="rows">
        {!isRecallTold && (
          <li>
            <Icon name="shield" />
            <p>
              <b>
                <Trans>No recall for this code</Trans>
              </b>
              <CheckedAt />
            </p>
          </li>
        )}
        <li>
          <Icon name="check" />
          <p>
            <b>
              <Trans>We know this code</Trans>
            </b>
            <Trans>
              Issued to {maker} on {issued}. Codes can be copied, so check that the pack matches this page.
            </Trans>
          </p>
        </li>
      </ul>
    </section>
  );
}

function CodeTitle({ overview, isCodeTold }: Pick<Props, 'overview' | 'isCodeTold'>) {
  if (isCodeTold) return <Trans>About this code</Trans>;
  return thingOf(overview) === 'pack' ? <Trans>This pack’s code</Trans> : <Trans>This product’s code</Trans>;
}
