import { Trans } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { useIsOnline } from '../../../ui/state/use-is-online.ts';
import { type Saving, savingOf } from '../draft/draft-state.ts';
import { useDraftState } from './editing.ts';

/** Whether what was typed is with the server, on the device or in danger. What goes well is not read out again and again. */
export function SavingState() {
  const saving = useDraftState(savingOf);
  // Two dates look alike to a shallow comparison.
  const savedAt = useDraftState((state) => state.savedAt?.getTime());
  const isOnline = useIsOnline();
  return (
    <div className="flex min-h-6 items-center text-14 text-ink-3">
      {isOnline && saving === 'untouched' && <Live />}
      {isOnline && saving === 'saved' && (
        <SavedAt at={savedAt === undefined ? undefined : new Date(savedAt)} isQuiet />
      )}
      {isOnline && saving === 'saving' && <Trans>Saving…</Trans>}
      <output>
        <Trouble saving={saving} isOnline={isOnline} />
      </output>
    </div>
  );
}

/** As long as nothing was typed here: what shoppers see. */
function Live() {
  const version = useDraftState(({ published }) => published?.version);
  return version === undefined ? <Trans>Not published yet</Trans> : <Trans>Version {version} is live</Trans>;
}

function Trouble({ saving, isOnline }: { saving: Saving; isOnline: boolean }): ReactNode {
  if (saving === 'unkept')
    return (
      <Line Icon={TriangleAlert}>
        <Trans>Not saved yet. Keep this page open.</Trans>
      </Line>
    );
  if (saving === 'stuck')
    return (
      <Line Icon={TriangleAlert}>
        <Trans>Not everything is saved</Trans>
      </Line>
    );
  if (isOnline && saving !== 'unreachable') return null;
  return (
    <Line Icon={CloudOff}>
      {isOnline ? (
        <Trans>No answer yet, kept on this device</Trans>
      ) : (
        <Trans>Offline, kept on this device</Trans>
      )}
    </Line>
  );
}

function Line({ Icon, children }: { Icon: typeof CloudOff; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 font-medium text-warning">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </span>
  );
}
