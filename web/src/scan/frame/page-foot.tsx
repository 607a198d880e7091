import { Trans } from '@lingui/react/macro';
import { Mark } from '../../ui/look/mark.tsx';

export function PageFoot({ isOfCode = true }: { isOfCode?: boolean }) {
  return (
    <footer>
      <div className="inner">
        <a className="logo" href="/">
          <Mark size={20} />
          <Trans>What is Qrigin?</Trans>
        </a>
        {/* The script shows it to members of the organisation, and where it leads. */}
        {isOfCode && (
          <a className="member" href="/dashboard" hidden>
            <Trans>Open in dashboard</Trans>
          </a>
        )}
        <p>
          {isOfCode ? (
            <Trans>No cookies, no account. We only count the scan.</Trans>
          ) : (
            <Trans>No cookies, no account.</Trans>
          )}
        </p>
      </div>
    </footer>
  );
}
