import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Content, type FoundFault, findProductDetails, type Language } from '@qrigin/domain/details';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changesOf } from '../draft/draft-state.ts';
import type { PartId } from '../draft/values.ts';
import { useDraftState, useEditing } from '../editor/editing.ts';
import { ChangeList } from './change-list.tsx';
import { changedParts } from './changed-parts.ts';
import { FaultList } from './fault-list.tsx';
import { UnsavedList } from './unsaved-list.tsx';
import { type Published, usePublish } from './use-publish.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  language: Language;
  /** What is known to be wrong before anyone asks the server. */
  faults: readonly FoundFault[];
  /** The server found something; fields show it. */
  onFaults: (faults: readonly FoundFault[]) => void;
  onOpenPart: (id: PartId) => void;
}

/** What publishing will change for shoppers, in words, before it does. */
export function PublishDialog({ isOpen, onClose, language, faults, onFaults, onOpenPart }: Props) {
  const { t } = useLingui();
  const count = useDraftState((state) => changesOf(state).length);
  const { published, isPending } = usePublishedNow(isOpen);
  const state = useDraftState(({ parts, order }) => ({ parts, order }));
  const changes = useDraftState(changesOf);
  const { isBusy, publish, unsaved } = usePublishing({ onDone: onClose, onFaults });
  const open = (id: PartId) => {
    onClose();
    onOpenPart(id);
  };
  const isFaulty = faults.length > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isBusy ? () => undefined : onClose}
      title={isFaulty ? t`Some fields need your attention` : t`Publish your changes?`}
      description={
        isFaulty ? (
          <Trans>Shoppers cannot see the page like this. Open each field and correct it.</Trans>
        ) : (
          <Trans>
            Shoppers see the page like this from now on. Every version is kept, so you can go back.
          </Trans>
        )
      }
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {isFaulty ? <Trans>Close</Trans> : <Trans>Not now</Trans>}
          </Button>
          {!isFaulty && (
            <Button variant="primary" isBusy={isBusy} onClick={publish}>
              <Plural value={count} one="Publish # change" other="Publish # changes" />
            </Button>
          )}
        </>
      }
    >
      {unsaved.length > 0 && <UnsavedList parts={unsaved} language={language} onOpen={open} />}
      {isFaulty ? (
        <FaultList faults={faults} language={language} onOpen={open} />
      ) : (
        <ChangeList
          changes={changedParts(changes, state, published)}
          language={language}
          isLoading={isPending}
        />
      )}
    </Dialog>
  );
}

/** What shoppers see now, to say what is new and what is gone; nothing before the first time. */
function usePublishedNow(isEnabled: boolean): { published: Content | undefined; isPending: boolean } {
  const { draft } = useEditing();
  const { org, product: id } = draft.owner;
  const isThere = useDraftState((state) => state.published !== null);
  const { data, isPending } = useRead(
    findProductDetails,
    { params: { org, id } },
    { isEnabled: isEnabled && isThere },
  );
  return { published: data, isPending: isThere && isPending };
}

interface Ends {
  onDone: () => void;
  onFaults: (faults: readonly FoundFault[]) => void;
}

function usePublishing({ onDone, onFaults }: Ends) {
  const { t } = useLingui();
  const { draft } = useEditing();
  const navigate = useNavigate();
  const publish = usePublish();
  const { isBusy, act } = useAsyncAction();
  const [unsaved, setUnsaved] = useState<readonly PartId[]>([]);

  function note(result: Published) {
    setUnsaved(result.outcome === 'unsaved' ? result.parts : []);
    if (result.outcome === 'faulty') onFaults(result.faults);
    if (result.outcome !== 'done') return;
    onFaults([]);
    onDone();
    const { org, product } = draft.owner;
    toast({
      variant: 'success',
      title: t`Published`,
      description: t`Shoppers see it now.`,
      action: {
        label: t`Open the preview`,
        act: () => void navigate(`/dashboard/${org}/${product}/setup/preview`),
      },
    });
  }

  return { isBusy, unsaved, publish: () => void act(async () => note(await publish())) };
}
