import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '../format/dates.ts';
import { Contact } from './contact.tsx';
import type { Notice } from './notices-of.ts';
import { Steps } from './steps.tsx';

/** A pack can be recalled twice, for two reasons; neither makes the other less true. */
export function OtherNotice({ notice, isBlocked }: { notice: Notice; isBlocked: boolean }) {
  const { i18n } = useLingui();
  const date = longDate(i18n, notice.date);
  return (
    <section className="card">
      <h2>
        <Trans>Also recalled on {date}</Trans>
      </h2>
      {[notice.reason, notice.hazard]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className="words" dir="auto">
            {text}
          </p>
        ))}
      {notice.what_to_do.trim() !== '' && <Steps whatToDo={notice.what_to_do} />}
      {notice.contact !== '' && <Contact contact={notice.contact} isPlain={isBlocked} />}
    </section>
  );
}
