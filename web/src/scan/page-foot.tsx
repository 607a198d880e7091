import { Trans } from '@lingui/react/macro';
import { Mark } from '../ui/mark.tsx';

export function PageFoot() {
  return (
    <footer>
      <div className="inner">
        <a className="logo" href="/">
          <Mark size={20} />
          <Trans>What is Qrigin?</Trans>
        </a>
        <p>
          <Trans>No cookies and no account: the scan is only counted.</Trans>
        </p>
      </div>
    </footer>
  );
}
