import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { PermissionGrid } from './permission-grid.tsx';
import { PermissionList } from './permission-list.tsx';
import type { PermissionsProps } from './permissions-props.ts';

const PHONE = '(width < 640px)';

/** Everything a role may do: as a grid with its signs explained, or in sentences. */
export function Permissions(props: PermissionsProps & { isLookedAt?: boolean }) {
  const { isLookedAt = false, parentName, ...parts } = props;
  const [isList, setList] = useState(false);
  const isPhone = useMedia(PHONE);
  if (isPhone) return <PermissionList {...parts} parentName={parentName} />;
  return (
    <>
      {isList ? (
        <PermissionList {...parts} parentName={parentName} />
      ) : (
        <PermissionGrid {...parts} parentName={parentName} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-5 py-3 text-13 text-ink-2">
        {!isList && (isLookedAt ? <LookedAtSigns /> : <Signs parentName={parentName} />)}
        <span className="ml-auto text-14">
          <TextButton onClick={() => setList(!isList)}>
            {isList ? <Trans>Show as table</Trans> : <Trans>Show as list</Trans>}
          </TextButton>
        </span>
      </div>
    </>
  );
}

function LookedAtSigns() {
  return (
    <>
      <Explained sign={<Check className="size-4 text-accent-text" />}>
        <Trans>allowed</Trans>
      </Explained>
      <Explained sign={<Minus className="size-4 text-ink-3" />}>
        <Trans>not allowed</Trans>
      </Explained>
    </>
  );
}

function Signs({ parentName }: { parentName: string }) {
  const parent = <Verbatim text={parentName} />;
  return (
    <>
      <Explained
        sign={
          <span className="grid size-4 place-items-center rounded-[4px] bg-accent">
            <Check strokeWidth={3} className="size-2.5 text-on-accent" />
          </span>
        }
      >
        <Trans>allowed</Trans>
      </Explained>
      <Explained sign={<span className="block size-4 rounded-[4px] border border-control-line bg-surface" />}>
        <Trans>not allowed</Trans>
      </Explained>
      <Explained sign={<Minus className="size-4 text-ink-3" />}>
        <Trans>{parent} does not have it</Trans>
      </Explained>
      <Explained sign={<span className="block size-4 rounded-[4px] border border-warning bg-warning-soft" />}>
        <Trans>changed, not saved</Trans>
      </Explained>
    </>
  );
}

function Explained({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span aria-hidden="true">{sign}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
