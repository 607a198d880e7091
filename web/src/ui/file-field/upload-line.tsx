import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { ProgressBar } from '../state/progress-bar.tsx';
import type { UploadProgress } from './upload-parts.ts';

interface Props {
  label: string;
  progress: UploadProgress;
  onCancel: () => void;
}

/** What happens to the file right now, and a way to stop it. */
export function UploadLine({ label, progress, onCancel }: Props) {
  const { stage, share } = progress;
  const percent = Math.round(share * 100);
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p aria-hidden="true" className="text-13 leading-4 text-ink-2 tabular-nums">
          <StageWords stage={stage} percent={percent} />
        </p>
        <ProgressBar value={stage === 'checking' ? 100 : percent} max={100} label={label} />
      </div>
      <Button size="s" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function StageWords({ stage, percent }: { stage: UploadProgress['stage']; percent: number }) {
  if (stage === 'reading') return <Trans>Preparing…</Trans>;
  if (stage === 'checking') return <Trans>Checking…</Trans>;
  return <Trans>Uploading… {percent}%</Trans>;
}

/** Anyone listening hears each stage and every quarter, not every per cent. */
const QUARTER = 25;

export function SpokenProgress({ progress }: { progress: UploadProgress | undefined }) {
  const { t } = useLingui();
  if (progress === undefined) return null;
  if (progress.stage === 'reading') return t`Preparing…`;
  if (progress.stage === 'checking') return t`Checking…`;
  const quarters = Math.floor((progress.share * 100) / QUARTER) * QUARTER;
  return t`Uploading… ${quarters}%`;
}
