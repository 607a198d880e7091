import { Plural, Trans } from '@lingui/react/macro';
import type { PackState } from '@qrigin/domain/packing';
import { Users } from 'lucide-react';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

/** Who else works on this pack: the count moves by their scans, too. */
export function OthersHere({ others }: Pick<PackState, 'others'>) {
  const [first, ...more] = others;
  if (!first) return null;
  const name = <Verbatim text={first.name} />;
  return (
    <p className="flex items-center gap-2 px-4 text-16 text-chrome-accent">
      <Users aria-hidden="true" className="size-5" />
      <span className="min-w-0 wrap-anywhere">
        {more.length === 0 ? (
          <Trans>{name} is working on this pack too</Trans>
        ) : (
          <Plural
            value={more.length}
            one={<Trans>{name} and # other person are working on this pack too</Trans>}
            other={<Trans>{name} and # other people are working on this pack too</Trans>}
          />
        )}
      </span>
    </p>
  );
}
