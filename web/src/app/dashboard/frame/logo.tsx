import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Mark } from '../../../ui/look/mark.tsx';

export function Logo({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <Link
      to="/dashboard"
      translate="no"
      aria-label={`Qrigin, ${t`go to your organisations`}`}
      className={classNames('logo text-chrome-ink [--tail:var(--chrome-accent)]', className)}
    >
      <Mark size={26} />
      Qrigin
    </Link>
  );
}
