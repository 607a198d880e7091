import { useLingui } from '@lingui/react/macro';
import type { AuditEntry as Entry } from '@qrigin/domain/audit';
import { asText, GONE, useSentenceOf } from '../sentences/sentence-of.ts';

/** The rows of the file, its first line among them. */
export function useRowsOf() {
  const { t, i18n } = useLingui();
  const sentenceOf = useSentenceOf();
  return (entries: readonly Entry[]): string[][] => [
    [t`When`, t`Person`, t`What happened`, t`Item`, t`Action`, t`Item ID`, t`Entry ID`],
    ...entries.map((entry) => [
      entry.at,
      entry.actor?.name ?? i18n._(GONE),
      asText(sentenceOf(entry)),
      entry.subject?.name ?? '',
      entry.action,
      entry.subject?.id ?? '',
      entry.id,
    ]),
  ];
}
