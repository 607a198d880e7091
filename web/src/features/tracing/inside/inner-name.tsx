import type { InnerCode } from '@qrigin/domain/tracing';
import { Link } from 'react-router';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { codePath } from '../../qr/code-path.ts';
import { PackName } from '../pack-name.tsx';

/** What a pack inside is called, and its code; one that was moved out is struck through. */
export function InnerName({ inner }: { inner: InnerCode }) {
  const { organisation } = useWhoamiHere();
  const { code, level, number, state } = inner;
  const isGhost = state === 'moved_out';
  return (
    <Link
      to={codePath(organisation.id, code)}
      className={classNames(
        'grid min-w-0 rounded-small leading-5 text-ink no-underline hover:underline pointer-coarse:min-h-11 pointer-coarse:content-center',
        isGhost && 'text-ink-2',
      )}
    >
      <b className="font-semibold">
        <PackName level={level} number={number ?? undefined} isFirst />
      </b>
      <span className={classNames('text-14', isGhost && 'line-through')}>
        <ShortCode code={code} />
      </span>
    </Link>
  );
}

/** How the place of such a pack is drawn. */
export const INNER_FRAMES: Readonly<Record<InnerCode['state'], string>> = {
  as_issued: 'border-line bg-surface',
  moved_in: 'border-transparent bg-info-soft',
  moved_out: 'border-dashed border-control-line bg-sunken',
};
