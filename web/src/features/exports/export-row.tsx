import { Trans, useLingui } from '@lingui/react/macro';
import { downloadExport, type Export } from '@qrigin/domain/exports';
import { Download } from 'lucide-react';
import { useWrite } from '../../http/query/use-write.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useAsyncAction } from '../../ui/button/use-async-action.ts';
import { sizeWords } from '../../ui/file-field/size-words.ts';
import { openDownload } from '../../ui/save-file.ts';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { STEP_LABELS } from './step-labels.ts';

type Props = { org: string; item: Export };

/** One archive: how far it is, or what can be done with it. */
export function ExportRow({ org, item }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Moment at={item.created_at} format="moment" className="font-semibold" />
          <Status item={item} />
        </div>
        <Details item={item} />
      </div>
      {item.state === 'ready' && <DownloadButton org={org} item={item} />}
    </div>
  );
}

function Status({ item: { state } }: Pick<Props, 'item'>) {
  if (state === 'ready')
    return (
      <Badge variant="good">
        <Trans>Ready</Trans>
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge variant="danger">
        <Trans>Failed</Trans>
      </Badge>
    );
  return (
    <Badge variant="info">{state === 'waiting' ? <Trans>Waiting</Trans> : <Trans>In progress</Trans>}</Badge>
  );
}

function Details({ item }: Pick<Props, 'item'>) {
  const name = <Verbatim text={item.requested_by?.name ?? ''} className="wrap-anywhere" />;
  return (
    <>
      {item.state === 'ready' && <Kept item={item} />}
      {item.state === 'failed' && (
        <p className="text-ink-2">
          <Trans>We could not finish this export. Start another one.</Trans>
        </p>
      )}
      {(item.state === 'waiting' || item.state === 'making') && <Progress item={item} />}
      {item.requested_by && (
        <p className="text-14 text-ink-3">
          <Trans>Started by {name}</Trans>
        </p>
      )}
    </>
  );
}

function Kept({ item: { bytes, expires_at } }: Pick<Props, 'item'>) {
  if (bytes === null || expires_at === null) return null;
  const size = <span translate="no">{sizeWords(bytes)}</span>;
  const end = <Moment at={expires_at} format="moment" />;
  return (
    <p className="text-ink-2">
      <Trans>
        {size}. You can download it until {end}.
      </Trans>
    </p>
  );
}

function Progress({ item: { step, percent } }: Pick<Props, 'item'>) {
  const { t } = useLingui();
  const words = step === null ? t`Waiting to begin` : t(STEP_LABELS[step]);
  return (
    <div className="grid max-w-100 gap-2">
      <p className="text-ink-2">
        <Trans>
          {words}, {percent}%
        </Trans>
      </p>
      <ProgressBar value={percent} max={100} label={t`Export`} />
    </div>
  );
}

function DownloadButton({ org, item: { id } }: Props) {
  const download = useWrite(downloadExport);
  const { isBusy, act } = useAsyncAction();

  async function open() {
    const { download_url: address } = await download({ params: { org, id } });
    openDownload(address);
  }

  return (
    <Button icon={<Download aria-hidden="true" />} isBusy={isBusy} onClick={() => void act(open)}>
      <Trans>Download</Trans>
    </Button>
  );
}
