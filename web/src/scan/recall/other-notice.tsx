import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '../format/dates.ts';
import { Contact } from './contact.tsx';
import { NoticeLine } from './notice-line.tsx';
import { useNotice } from './notice-text.ts';
import type { Notice } from './notices-of.ts';
import { RecallLink } from './recall-link.tsx';
import { Remedy } from './remedy.tsx';
import { Steps } from './steps.tsx';

/** A pack can be recalled twice, for two reasons; neither makes the other less true. */
export function OtherNotice({ notice, isBlocked }: { notice: Notice; isBlocked: boolean }) {
  const { i18n } = useLingui();
  const told = useNotice(notice);
  const date = longDate(i18n, notice.date);
  const heading = told('heading');
  return (
    <section className="card">
      <h2>
        <Trans>Also recalled on {date}</Trans>
      </h2>
      {heading && <h3 {...heading.own}>{heading.text}</h3>}
      <NoticeLine told={told('reason')} />
      <NoticeLine told={told('hazard')} />
      {told('what_to_do') && <Steps notice={notice} />}
      <Remedy notice={notice} />
      {notice.contact !== '' && <Contact contact={notice.contact} isPlain={isBlocked} />}
      <RecallLink id={notice.id} />
    </section>
  );
}
