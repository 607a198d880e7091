import { useLingui } from '@lingui/react/macro';
import { Mark } from '../../ui/look/mark.tsx';

/** Our own name, where no maker's is shown. */
export function QriginBar({ isAlarm = false }: { isAlarm?: boolean }) {
  const { t } = useLingui();
  return (
    <header className={isAlarm ? 'bar alarm' : 'bar'}>
      <div className="inner">
        <a className="logo" href="/" translate="no" aria-label={`Qrigin, ${t`home`}`}>
          <Mark size={24} />
          Qrigin
        </a>
      </div>
    </header>
  );
}
