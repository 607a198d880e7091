import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { AskCode } from '../ask-code.tsx';
import { MakerBar } from '../frame/maker-bar.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { CallBar } from '../recall/call-bar.tsx';
import { contactLink } from '../recall/contact-link.ts';
import { NoticeLine } from '../recall/notice-line.tsx';
import { useNotice } from '../recall/notice-text.ts';
import { Remedy } from '../recall/remedy.tsx';
import { Steps } from '../recall/steps.tsx';
import { RecallHead } from './recall-head.tsx';

interface Props {
  recall: PublicRecall;
  others: readonly Language[];
}

/** The page of a recall itself, for shoppers, shops and authorities: what it says, what is affected, and how to find out. */
export function PublicRecallPage({ recall, others }: Props) {
  const { name, logo_url } = recall.organisation;
  const isOpen = recall.ended_at === null;
  // Our general steps are for packs that must not be used now: no one was asked to follow them.
  const wasAsked = useNotice(recall)('what_to_do') !== undefined;
  const link = contactLink(recall.contact);
  return (
    <>
      <MakerBar maker={{ name, logo_url, is_closed: false }} others={others} isAlarm={isOpen} />
      <main>
        <RecallHead recall={recall} />
        <div className="columns">
          <div className="column">
            {isOpen || wasAsked ? (
              <section className="card">
                <h2>
                  {isOpen ? <Trans>What to do now</Trans> : <Trans>What people were asked to do</Trans>}
                </h2>
                <Steps notice={recall} />
                <Remedy notice={recall} />
              </section>
            ) : (
              <RemedyAlone recall={recall} />
            )}
            {link === undefined && recall.contact !== '' && (
              <section className="card">
                <h2>
                  <Trans>Contact the maker</Trans>
                </h2>
                <p className="words">{recall.contact}</p>
              </section>
            )}
          </div>
          <div className="column">
            <section className="card">
              <h2>
                <Trans>Is your pack affected?</Trans>
              </h2>
              <p>
                <Trans>
                  Scan the QR code on your pack, and its page tells you. You can also enter the code here.
                </Trans>
              </p>
              <AskCode />
            </section>
          </div>
        </div>
      </main>
      <PageFoot isOfCode={false} />
      {link && <CallBar link={link} />}
    </>
  );
}

function RemedyAlone({ recall }: Pick<Props, 'recall'>) {
  const remedy = useNotice(recall)('remedy');
  if (remedy === undefined) return null;
  return (
    <section className="card">
      <h2>
        <Trans>What you get</Trans>
      </h2>
      <NoticeLine told={remedy} />
    </section>
  );
}
