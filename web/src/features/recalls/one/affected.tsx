import { Trans, useLingui } from '@lingui/react/macro';
import { CODES } from '@qrigin/domain/qr';
import type { RecallEntry } from '@qrigin/domain/recalls';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Section } from '../../../ui/page/section.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { Fact, Facts } from '../../../ui/text/facts.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { codePath } from '../../qr/code-path.ts';
import { ReachCounts } from '../reach/reach-counts.tsx';
import { ScopeWords } from '../words/scope-words.tsx';

/** What it is about, how much that was, and who opened and ended it. */
export function Affected({ recall }: { recall: RecallEntry }) {
  const { t } = useLingui();
  return (
    <Section id="affected" title={t`What is affected`}>
      {recall.reached ? (
        <ReachCounts reach={recall.reached} />
      ) : (
        <p>
          <Trans>There were too many codes to count when the recall was opened.</Trans>
        </p>
      )}
      <Facts>
        <Fact name={t`Scope`}>
          <ScopeWords recall={recall} />
        </Fact>
        {recall.qr_id !== null && (
          <Fact name={t`Code`}>
            <CodeLine code={recall.qr_id} />
          </Fact>
        )}
        <Fact name={t`Opened`}>
          <Moment at={recall.created_at} format="moment" />
          <By person={recall.opened_by} />
        </Fact>
        {recall.lifted_at !== null && (
          <>
            <Fact name={t`Ended`}>
              <Moment at={recall.lifted_at} format="moment" />
              <By person={recall.ended_by} />
            </Fact>
            <Fact name={t`Reason for ending it`}>
              <Verbatim text={recall.lift_reason} />
            </Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

function CodeLine({ code }: { code: string }) {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <CodeText value={code} label={t`Code`} />
      {may(whoami, CODES.view) && (
        <TextLink to={codePath(whoami.organisation.id, code)} isAlone className="print:hidden">
          <Trans>Open code</Trans>
        </TextLink>
      )}
    </span>
  );
}

/** Nothing where they have left since. */
function By({ person }: { person: RecallEntry['opened_by'] }) {
  if (person === null) return null;
  const name = <Verbatim text={person.name} />;
  return (
    <>
      {', '}
      <Trans>by {name}</Trans>
    </>
  );
}
