import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import type { Overview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Icon } from '../icon.tsx';
import { LanguageLinks } from './language-links.tsx';

type Props = { maker: Overview['maker']; others: readonly Language[]; isAlarm?: boolean };

/** Whose page it is. The script shows the button where the browser can share. */
export function MakerBar({ maker, others, isAlarm = false }: Props) {
  const logo = maker.logo_url?.startsWith('https://') ? maker.logo_url : undefined;
  return (
    <header className={isAlarm ? 'bar alarm' : 'bar'}>
      <div className="inner">
        {/* Of low priority, or React would ask for it before the page. */}
        {logo !== undefined && <img src={logo} alt="" width="32" height="32" fetchPriority="low" />}
        <p>
          <Verbatim text={maker.name} />
        </p>
        <LanguageLinks others={others} />
        <button type="button" className="share" hidden>
          <Icon name="share" />
          <span>
            <Trans>Share</Trans>
          </span>
        </button>
      </div>
    </header>
  );
}
