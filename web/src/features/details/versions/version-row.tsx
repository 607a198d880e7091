import { Trans } from '@lingui/react/macro';
import type { Version } from '@qrigin/domain/details';
import { Eye, RotateCcw } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { changesOf } from '../draft/draft-state.ts';
import { useDraftState, useEditing } from '../editor/editing.ts';

interface Props {
  version: Version;
  onShow: (version: Version) => void;
  onRestore: (version: Version) => void;
}

/** Who made it and when, whether shoppers see it, and where it came from. */
export function VersionRow({ version, onShow, onRestore }: Props) {
  const { mayEdit } = useEditing();
  const { number, is_live: isLive, made_at: madeAt, restored_from: from } = version;
  const isChanged = useDraftState((state) => changesOf(state).length > 0);
  return (
    <li className="relative grid grid-cols-[9px_minmax(0,1fr)] gap-x-3 pb-5 not-last:before:absolute not-last:before:top-4 not-last:before:bottom-[-6px] not-last:before:left-1 not-last:before:border-l not-last:before:border-line">
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-[7px] size-[9px] rounded-full border-2',
          isLive ? 'border-accent bg-accent' : 'border-control-line bg-surface',
        )}
      />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-15 leading-6">
            <Trans>Version {number}</Trans>
          </h3>
          <State version={version} />
        </div>
        <p className="text-14 text-ink-2">
          <Maker version={version} />, <Moment at={madeAt} format="moment" />
          {from !== null && (
            <span className="block">
              <Trans>Restored from version {from}</Trans>
            </span>
          )}
        </p>
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button size="s" variant="ghost" icon={<Eye aria-hidden="true" />} onClick={() => onShow(version)}>
            <Trans>
              Look <span className="sr-only">at version {number}</span>
            </Trans>
          </Button>
          {/* What shoppers see is in the draft already, unless something was changed since. */}
          {mayEdit && (isChanged || !isLive) && (
            <Button
              size="s"
              variant="ghost"
              aria-haspopup="dialog"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => onRestore(version)}
            >
              <Trans>
                Restore <span className="sr-only">version {number}</span>
              </Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function State({ version: { is_live: isLive, is_published: isPublished } }: Pick<Props, 'version'>) {
  if (isLive)
    return (
      <Badge variant="good" icon={<Eye aria-hidden="true" />}>
        <Trans>Live</Trans>
      </Badge>
    );
  return isPublished ? null : (
    <Badge>
      <Trans>Draft set aside</Trans>
    </Badge>
  );
}

function Maker({ version: { made_by: by } }: Pick<Props, 'version'>) {
  return by ? <Verbatim text={by.name} /> : <Trans>A deleted account</Trans>;
}
