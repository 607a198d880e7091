import { Plural, useLingui } from '@lingui/react/macro';
import { isLanguage, LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import * as Radix from 'radix-ui/toggle-group';
import type { PartValue } from '../draft/values.ts';
import { missingIn } from '../forms/missing-in.ts';
import { useLanguageNames } from '../words/language-names.ts';
import { firstLanguage, useDraftState } from './editing.ts';

interface Props {
  value: PartValue;
  language: Language;
  onChange: (language: Language) => void;
}

/** The languages in which a part can be written, with how many of its texts are still missing in each. */
export function LanguageTabs({ value, language, onChange }: Props) {
  const { t } = useLingui();
  const first = useDraftState(firstLanguage);
  const nameOf = useLanguageNames();
  return (
    <Radix.Root
      type="single"
      aria-label={t`Language`}
      value={language}
      onValueChange={(next) => isLanguage(next) && onChange(next)}
      className="flex gap-0.5 rounded-control border border-line bg-sunken p-0.5 md:justify-self-start"
    >
      {LANGUAGE_CODES.map((code) => (
        <Radix.Item
          key={code}
          value={code}
          className="inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-small px-3 text-14 font-medium text-ink-2 hover:text-ink max-md:min-h-11 max-md:flex-1 max-md:px-2 data-[state=on]:bg-surface data-[state=on]:font-semibold data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]"
        >
          <span translate="no">{nameOf(code)}</span>
          <ToDo count={code === first ? 0 : missingIn(value.content, code, first)} />
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

function ToDo({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-small bg-warning-soft px-1.5 text-12 leading-[18px] font-semibold whitespace-nowrap text-warning">
      <Plural value={count} one="# to do" other="# to do" />
    </span>
  );
}
