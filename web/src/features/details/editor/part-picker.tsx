import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { ChevronsUpDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { PartId } from '../draft/values.ts';
import { AddSection } from '../list/add-section.tsx';
import { PartIcon } from '../list/part-icon.tsx';
import { PartList } from '../list/part-list.tsx';
import { PartName, usePartName } from '../list/part-name.tsx';
import { typeWords } from '../words/part-names.ts';
import { useDraftState, useEditing } from './editing.ts';

interface Props {
  id: PartId | undefined;
  language: Language;
  onOpen: (id: PartId) => void;
}

/** Where there is no room for the list: which part is open, and the whole list in a sheet. */
export function PartPicker({ id, language, onOpen }: Props) {
  const { t } = useLingui();
  const { mayEdit } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const part = useDraftState(({ parts }) => (id === undefined ? undefined : parts[id]));
  const place = useDraftState(({ order }) => (id === undefined ? -1 : order.indexOf(id)));
  const count = useDraftState(({ order }) => order.length);
  const choose = useCallback(
    (next: PartId) => {
      onOpen(next);
      setOpen(false);
    },
    [onOpen],
  );
  const number = place + 1;
  const named = usePartName(language);
  const name = part && named(part.value);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-15 w-full cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-left"
      >
        {part && <PartIcon value={part.value} className="size-5 shrink-0 text-accent-text" />}
        <span className="min-w-0 flex-1">
          <span
            title={name}
            translate={part?.value.part === 'section' ? 'no' : undefined}
            className="line-clamp-2 text-16 leading-5 font-semibold wrap-anywhere"
          >
            {part ? <PartName value={part.value} language={language} /> : <Trans>Choose a part</Trans>}
          </span>
          <span className="block text-13 text-ink-2">
            {place < 0 ? part && t(typeWords(part.value).note) : t`Section ${number} of ${count}`}
          </span>
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span className="sr-only">
          <Trans>Open the list of parts</Trans>
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Parts of the page`}
        isFocusOnFrame
        footer={mayEdit && <AddSection onAdded={choose} isWide />}
      >
        <PartList openId={id} language={language} onOpen={choose} isSheet />
      </Dialog>
    </>
  );
}
