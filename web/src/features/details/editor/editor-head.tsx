import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, GitCompareArrows, History, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { changesOf } from '../draft/draft-state.ts';
import { useDraftState, useEditing } from './editing.ts';
import { SavingState } from './saving-state.tsx';

export interface EditorActions {
  onPublish: () => void;
  onVersions: () => void;
  /** Where the preview is not beside the form. */
  onPreview?: (() => void) | undefined;
}

/** What is open, whether it is saved, and what can be done with all of it. */
export function EditorHead({ title, ...actions }: EditorActions & { title: string }) {
  return (
    <header className="z-10 flex items-center justify-between gap-x-4 gap-y-2 border-line bg-paper max-md:-my-2 md:sticky md:top-14 md:min-h-16 md:flex-wrap md:border-b md:px-8 md:py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5">
        {/* On a phone it is said above, by what is chosen there. */}
        <h1 className="text-24 max-md:sr-only">{title}</h1>
        <SavingState />
      </div>
      <Actions {...actions} />
    </header>
  );
}

function Actions({ onPublish, onVersions, onPreview }: EditorActions) {
  const { t } = useLingui();
  const { mayEdit } = useEditing();
  const count = useDraftState((state) => changesOf(state).length);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onPreview && (
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          className="max-md:hidden"
          icon={<Smartphone aria-hidden="true" />}
          onClick={onPreview}
        >
          <Trans>Preview</Trans>
        </Button>
      )}
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        className="max-md:-mr-3"
        icon={<History aria-hidden="true" />}
        onClick={onVersions}
        aria-label={t`Version history`}
      >
        <span className="max-md:hidden">
          <Trans>Version history</Trans>
        </span>
      </Button>
      <div className="flex items-center gap-2 max-md:hidden">
        {count > 0 && mayEdit ? (
          <>
            <Button aria-haspopup="dialog" icon={<GitCompareArrows aria-hidden="true" />} onClick={onPublish}>
              <Plural value={count} one="# change" other="# changes" />
            </Button>
            <Button variant="primary" aria-haspopup="dialog" onClick={onPublish}>
              <Trans>Publish</Trans>
            </Button>
          </>
        ) : (
          <NothingToPublish />
        )}
      </div>
    </div>
  );
}

/** In the place of a button that would do nothing. */
export function NothingToPublish(): ReactNode {
  const count = useDraftState((state) => changesOf(state).length);
  const isPublished = useDraftState((state) => state.published !== null);
  if (count > 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-14 text-ink-2">
      {isPublished && <Check aria-hidden="true" className="size-4 text-accent-text" />}
      {isPublished ? <Trans>Shoppers see all of this</Trans> : <Trans>Nothing to publish yet</Trans>}
    </p>
  );
}
