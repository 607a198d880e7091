import { Trans, useLingui } from '@lingui/react/macro';
import type { SecurityEntry as SecurityEvent } from '@qrigin/domain/audit';
import { SecurityWords } from '../../../feature/security-words.tsx';
import type { Column } from '../../../ui/table/table-parts.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

export function useSecurityColumns(): Column<SecurityEvent>[] {
  const { t } = useLingui();
  return [
    { key: 'what', title: t`What happened`, cell: whatCell },
    { key: 'person', title: t`Person`, cell: personCell },
    { key: 'device', title: t`Device`, cell: deviceCell },
    { key: 'at', title: t`When`, cell: whenCell },
  ];
}

const whatCell = ({ kind, detail, person, by }: SecurityEvent) => (
  <>
    <SecurityWords kind={kind} detail={detail} />
    {by && by.id !== person?.id && <By name={by.name} />}
  </>
);
const personCell = ({ person }: SecurityEvent) =>
  person ? <Verbatim text={person.name} className="wrap-anywhere" /> : <NoValue />;
const deviceCell = ({ device }: SecurityEvent) =>
  device === null ? <NoValue /> : <Verbatim text={device} className="text-ink-2" />;
const whenCell = ({ at }: SecurityEvent) => (
  <Moment at={at} format="moment" className="whitespace-nowrap text-ink-2 tabular-nums" />
);

function By({ name }: { name: string }) {
  const who = <Verbatim text={name} />;
  return (
    <span className="block text-14 wrap-anywhere text-ink-2">
      <Trans>by {who}</Trans>
    </span>
  );
}

function NoValue() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>None</Trans>
      </span>
    </span>
  );
}
