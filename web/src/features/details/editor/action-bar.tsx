import { Plural, Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { changesOf } from '../draft/draft-state.ts';
import { useDraftState, useEditing } from './editing.ts';
import { NothingToPublish } from './editor-head.tsx';

interface Props {
  onPreview: () => void;
  onPublish: () => void;
}

/** On a phone, where the thumb is, in the place of the bar that every other page has there. */
export function ActionBar({ onPreview, onPublish }: Props) {
  const { mayEdit } = useEditing();
  const count = useDraftState((state) => changesOf(state).length);
  return (
    <div
      data-action-bar
      className="sticky bottom-0 z-20 -mx-4 mt-auto flex items-center gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))]"
    >
      <Button
        size="l"
        aria-haspopup="dialog"
        icon={<Smartphone aria-hidden="true" />}
        onClick={onPreview}
        className={count > 0 && mayEdit ? '' : 'flex-1'}
      >
        <Trans>Preview</Trans>
      </Button>
      {count > 0 && mayEdit ? (
        <Button size="l" variant="primary" aria-haspopup="dialog" className="flex-1" onClick={onPublish}>
          <Plural value={count} one="Publish # change" other="Publish # changes" />
        </Button>
      ) : (
        <NothingToPublish />
      )}
    </div>
  );
}
