import { useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { Mark } from '../../ui/look/mark.tsx';
import { LanguageLinks } from './language-links.tsx';

/** Our own name, where no maker's is shown. */
export function QriginBar({ others, isAlarm = false }: { others: readonly Language[]; isAlarm?: boolean }) {
  const { t } = useLingui();
  return (
    <header className={isAlarm ? 'bar alarm' : 'bar'}>
      <div className="inner">
        <p>
          <a className="logo" href="/" translate="no" aria-label={`Qrigin, ${t`home`}`}>
            <Mark size={24} />
            Qrigin
          </a>
        </p>
        <LanguageLinks others={others} />
      </div>
    </header>
  );
}
