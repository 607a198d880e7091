import { Trans } from '@lingui/react/macro';
import { Mark } from '../../ui/look/mark.tsx';

export function PageFoot() {
  return (
    <footer>
      <div className="inner">
        <a className="logo" href="/">
          <Mark size={20} />
          <Trans>What is Qrigin?</Trans>
        </a>
        <p>
          <Trans>No cookies, no account. We only count the scan.</Trans>
        </p>
      </div>
    </footer>
  );
}
