import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DETAILED_KINDS, type EngineSecurityKind } from '@qrigin/domain/features';
import { Verbatim } from '../ui/text/verbatim.tsx';
import { useFeatures } from './features-context.ts';

/** What no feature writes. */
const ENGINE_WORDS: Readonly<Record<EngineSecurityKind, MessageDescriptor>> = {
  'call.refused': msg`Access denied`,
  'operator.block': msg`We blocked public access`,
  'operator.unblock': msg`We restored public access`,
};

/** What was taken down, where it was not all of the organisation. */
const TAKEN_DOWN: Readonly<Record<string, MessageDescriptor>> = {
  'operator.block code': msg`We blocked one code`,
  'operator.block file': msg`We blocked one file`,
  'operator.unblock code': msg`We unblocked one code`,
  'operator.unblock file': msg`We unblocked one file`,
};

/** What happened, without the detail that is beside it; an event that has no words yet goes by its name. */
export function useSecurityLabel(): (kind: string, detail: string | null) => string {
  const { i18n } = useLingui();
  const words = new Map(
    [ENGINE_WORDS, ...useFeatures().map(({ security }) => security)].flatMap((own) => Object.entries(own)),
  );
  return (kind, detail) => {
    const label = TAKEN_DOWN[`${kind} ${detail}`] ?? words.get(kind);
    return label ? i18n._(label) : kind;
  };
}

export const securityDetail = (kind: string, detail: string | null): string =>
  DETAILED_KINDS.includes(kind) ? (detail ?? '') : '';

interface Props {
  kind: string;
  detail: string | null;
}

/** One event of the security log. */
export function SecurityWords({ kind, detail }: Props) {
  const label = useSecurityLabel();
  const shown = securityDetail(kind, detail);
  return (
    <>
      {label(kind, detail)}
      {shown !== '' && (
        <>
          {' '}
          <Verbatim text={shown} className="wrap-anywhere" />
        </>
      )}
    </>
  );
}
