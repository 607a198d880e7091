import { Plural } from '@lingui/react/macro';
import { isLanguage, LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import * as Radix from 'radix-ui/toggle-group';
import { useLanguageNames } from '../../details/words/language-names.ts';

interface Props {
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
  /** How many texts are still to be written in a language. */
  missingIn?: (language: Language) => number;
}

/** One of the languages in which shoppers read. */
export function LanguageChoice({ label, language, onChoose, missingIn }: Props) {
  const nameOf = useLanguageNames();
  return (
    <Radix.Root
      type="single"
      aria-label={label}
      value={language}
      onValueChange={(next) => isLanguage(next) && onChoose(next)}
      className="flex gap-0.5 md:justify-self-start rounded-control border border-line bg-sunken p-0.5"
    >
      {LANGUAGE_CODES.map((code) => (
        <Radix.Item
          key={code}
          value={code}
          className="inline-flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-small px-3 text-14 font-medium text-ink-2 hover:text-ink max-md:min-h-11 max-md:flex-1 max-md:px-2 data-[state=on]:bg-surface data-[state=on]:font-semibold data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]"
        >
          <span translate="no">{nameOf(code)}</span>
          <ToDo count={missingIn?.(code) ?? 0} />
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
