import { Trans } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@qrigin/domain/details';

/** Below a text that is not written in this language: what it says in the one that the maker began with. */
export function Original({ language, text }: { language: Language; text: string }) {
  const { name, direction } = LANGUAGES[language];
  const languageName = (
    <bdi lang={language} translate="no">
      {name}
    </bdi>
  );
  const original = (
    <bdi lang={language} dir={direction} translate="no" className="whitespace-pre-line">
      {text}
    </bdi>
  );
  return (
    <span className="line-clamp-4 wrap-anywhere">
      <Trans>
        In {languageName}: {original}
      </Trans>
    </span>
  );
}
