import { Trans } from '@lingui/react/macro';
import type { Overview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Icon } from '../icon.tsx';

/** Whose page it is. The script shows the button where the browser can share. */
export function MakerBar({ maker, isAlarm = false }: { maker: Overview['maker']; isAlarm?: boolean }) {
  const logo = maker.logo_url?.startsWith('https://') ? maker.logo_url : undefined;
  return (
    <header className={isAlarm ? 'bar alarm' : 'bar'}>
      <div className="inner">
        {/* Of low priority, or React would ask for it before the page. */}
        {logo !== undefined && <img src={logo} alt="" width="32" height="32" fetchPriority="low" />}
        <p>
          <Verbatim text={maker.name} />
        </p>
        <button type="button" className="share" hidden>
          <Icon name="share" />
          <Trans>Share</Trans>
        </button>
      </div>
    </header>
  );
}
