import { Trans } from '@lingui/react/macro';
import { BlockedCard } from '../blocked/blocked-card.tsx';
import { CheckedAt } from '../checked-at.tsx';
import { DetailsCards } from '../details/details-cards.tsx';
import { MakerBar } from '../frame/maker-bar.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { QriginBar } from '../frame/qrigin-bar.tsx';
import { usePack } from '../pack-context.ts';
import type { PageProps } from '../page-props.ts';
import { Plate } from '../product/plate.tsx';
import { Alarm } from './alarm.tsx';
import { CallBar } from './call-bar.tsx';
import { contactLink } from './contact-link.ts';
import { MoreRecalls } from './more-recalls.tsx';
import { noticesOf } from './notices-of.ts';
import { OtherNotice } from './other-notice.tsx';
import { RecallLink } from './recall-link.tsx';
import { Remedy } from './remedy.tsx';
import { Steps } from './steps.tsx';

/** Nothing is above the warning, and nothing on the page sells anything. */
export function RecalledPage({ overview, content, others: languages }: PageProps) {
  const { code, issuedOn: issued } = usePack();
  const [newest, ...others] = noticesOf(overview);
  // Of what a blocked organisation wrote nothing leads anywhere.
  const link = overview.is_blocked ? undefined : contactLink(newest.contact);
  const told = (
    <>
      {link === undefined && newest.contact !== '' && (
        <section className="card">
          <h2>{overview.is_blocked ? <Trans>Contact</Trans> : <Trans>Contact the maker</Trans>}</h2>
          <p className="words">{newest.contact}</p>
        </section>
      )}
      {others.map((notice, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, on the server
        <OtherNotice key={index} notice={notice} isBlocked={overview.is_blocked} />
      ))}
      {overview.recall.more > 0 && (
        <MoreRecalls count={overview.recall.more} isBlocked={overview.is_blocked} />
      )}
    </>
  );
  const plate = <Plate overview={overview} content={content} level="h2" />;
  return (
    <>
      {overview.is_blocked ? (
        <QriginBar others={languages} isAlarm />
      ) : (
        <MakerBar maker={overview.maker} others={languages} isAlarm />
      )}
      <main className={content ? 'told' : undefined} data-code={code}>
        <Alarm overview={overview} notice={newest} />
        <div className="columns">
          <div className="column">
            {/* The script shows it to members of the organisation, who are asked there. */}
            <a className="member" href="/dashboard" hidden>
              <Trans>Open in dashboard</Trans>
            </a>
            <section className="card">
              <h2>
                <Trans>What to do now</Trans>
              </h2>
              <Steps notice={newest} />
              <Remedy notice={newest} />
              <RecallLink id={newest.id} />
            </section>
            {/* Before anything that leads to the maker. */}
            {overview.is_blocked ? <BlockedCard notices={[newest, ...others]} /> : told}
            {content && plate}
          </div>
          <div className="column">
            {overview.is_blocked ? told : !content && plate}
            {content && <DetailsCards content={content} />}
            <p className="quiet">
              <Trans>
                <CheckedAt />. We know this code. It was issued on {issued}. This page stays red until every
                recall has ended.
              </Trans>
            </p>
          </div>
        </div>
      </main>
      <PageFoot />
      {link && <CallBar link={link} />}
    </>
  );
}
