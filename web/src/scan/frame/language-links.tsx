import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@qrigin/domain/details';
import { Icon } from '../icon.tsx';

/** The same page in other languages, each by its own name. */
export function LanguageLinks({ others }: { others: readonly Language[] }) {
  const { t } = useLingui();
  if (others.length === 0) return null;
  return (
    <nav className="languages" aria-label={t`Other languages`}>
      <Icon name="languages" />
      {others.map((language) => (
        <a key={language} href={`?lang=${language}`} lang={language} hrefLang={language} translate="no">
          {LANGUAGES[language].name}
        </a>
      ))}
    </nav>
  );
}
