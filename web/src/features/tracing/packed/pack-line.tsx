import { Trans, useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Ban, Boxes, ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { codePath } from '../../qr/code-path.ts';
import { PackName } from '../pack-name.tsx';

type Around = TracedCode['around'][number];

/** A pack around this one; all of it leads to its page. */
export function PackAround({ pack }: { pack: Around }) {
  const { organisation } = useWhoamiHere();
  return (
    <Link
      to={codePath(organisation.id, pack.code)}
      className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-3 py-2 text-ink no-underline transition-colors duration-120 ease-out hover:border-control-line"
    >
      <PackLine pack={pack} icon={<Boxes aria-hidden="true" />} />
      {pack.is_recalled && (
        <Badge variant="danger" icon={<TriangleAlert aria-hidden="true" />}>
          <Trans>Recalled</Trans>
        </Badge>
      )}
      {pack.is_withdrawn && (
        <Badge variant="warning" icon={<Ban aria-hidden="true" />}>
          <Trans>Withdrawn</Trans>
        </Badge>
      )}
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
    </Link>
  );
}

interface Props {
  pack: Pick<Around, 'code' | 'level' | 'position'>;
  icon: ReactNode;
}

/** What a pack is called, which one of how many it is, and its code. */
export function PackLine({ pack, icon }: Props) {
  const { i18n } = useLingui();
  const { code, level, position } = pack;
  const count = position && i18n.number(position.of);
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="grid min-w-0 flex-1 leading-5">
        <span>
          <b className="font-semibold">
            <PackName level={level} number={position?.number} isFirst />
          </b>{' '}
          {count && (
            <span className="text-14 text-ink-3">
              <Trans>of {count}</Trans>
            </span>
          )}
        </span>
        <span className="text-14 text-ink-2">
          <ShortCode code={code} />
        </span>
      </span>
    </>
  );
}
