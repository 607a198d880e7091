import { Trans, useLingui } from '@lingui/react/macro';
import { RECALLS, type RecallEntry } from '@qrigin/domain/recalls';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { may } from '../../../feature/may.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { ReportSection } from '../report/report-section.tsx';
import { recallName } from '../words/recall-name.ts';
import { recallsPath } from '../words/recall-paths.ts';
import { RecallStatus } from '../words/recall-status.tsx';
import { ScopeWords } from '../words/scope-words.tsx';
import { Affected } from './affected.tsx';
import { ChangeWords } from './change-words.tsx';
import { EndRecall } from './end-recall.tsx';
import { SaidSection } from './said-section.tsx';

export function OneRecall({ recall }: { recall: RecallEntry }) {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere();
  const [words, setWords] = useState<'shown' | 'edited' | 'shown again'>('shown');
  const [isEnding, setEnding] = useState(false);
  const mayChange = recall.lifted_at === null && may(whoami, RECALLS.create);
  const isChanging = mayChange && words === 'edited';
  return (
    <>
      <PageHead title={recall.mock ? t`Mock recall` : t`Recall`} />
      <PageHeader
        title={<Verbatim text={recallName(recall)} />}
        note={<Note recall={recall} />}
        actions={
          <span data-not-printed className="contents print:hidden">
            <HeadLinks recall={recall} product={product.id} />
            {mayChange && !isChanging && (
              <Button aria-haspopup="dialog" onClick={() => setEnding(true)}>
                {recall.mock ? <Trans>End mock recall</Trans> : <Trans>End recall</Trans>}
              </Button>
            )}
          </span>
        }
      />
      {words === 'edited' && recall.lifted_at !== null && <EndedMeanwhile isMock={recall.mock} />}
      {isChanging ? (
        <ChangeWords recall={recall} onDone={() => setWords('shown again')} />
      ) : (
        <>
          <Affected recall={recall} />
          <SaidSection
            recall={recall}
            onChange={mayChange ? () => setWords('edited') : undefined}
            isBack={words === 'shown again'}
          />
          <ReportSection recall={recall} />
        </>
      )}
      <EndRecall recall={recall} isOpen={isEnding} onClose={() => setEnding(false)} />
    </>
  );
}

/** Others may end it meanwhile: why the form is gone, and what was typed with it. */
function EndedMeanwhile({ isMock }: { isMock: boolean }) {
  return (
    <p role="alert" className="mb-5 rounded-control bg-warning-soft px-3.5 py-2.5 text-15 text-warning">
      {isMock ? (
        <Trans>
          This mock recall was ended while you were editing its text. Your changes were not saved.
        </Trans>
      ) : (
        <Trans>This recall was ended while you were editing its text. Your changes were not saved.</Trans>
      )}
    </p>
  );
}

function Note({ recall }: { recall: RecallEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RecallStatus recall={recall} />
      <span>
        <ScopeWords recall={recall} />
      </span>
      {recall.product && <Verbatim text={recall.product.name} className="hidden print:inline" />}
    </span>
  );
}

function HeadLinks({ recall: { id, mock }, product }: { recall: RecallEntry; product: string }) {
  const { organisation } = useWhoamiHere();
  return (
    <span className="mr-3 flex flex-wrap gap-x-5 gap-y-1 text-15">
      <TextLink to={recallsPath(organisation.id, product)} isAlone className="gap-1">
        <Trans>All recalls</Trans>
      </TextLink>
      {!mock && (
        <TextLink href={`/recalls/${id}`} target="_blank" rel="noreferrer" isAlone className="gap-1">
          <Trans>Open the public page</Trans>
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </TextLink>
      )}
    </span>
  );
}
