import { useLingui } from '@lingui/react/macro';
import { type FoundFault, faultsOf } from '@qrigin/domain/details';
import { useMemo, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { contentOfDraft } from '../draft/content-of-draft.ts';
import type { PartId } from '../draft/values.ts';
import { PartList } from '../list/part-list.tsx';
import { faultsIn } from '../publish/fault-places.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { useFound } from '../publish/use-found.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { ActionBar } from './action-bar.tsx';
import { useDraftState, useEditing } from './editing.ts';
import { EditorHead } from './editor-head.tsx';
import { NoTables } from './no-tables.tsx';
import { PartEditor } from './part-editor.tsx';
import { PartPicker } from './part-picker.tsx';
import { Preview } from './preview.tsx';
import { usePlace } from './use-place.ts';
import { useSaveKey } from './use-save-key.ts';

const PHONE = '(width < 768px)';
const WITH_LIST = '(width >= 1024px)';
const WITH_PREVIEW = '(width >= 1360px)';

interface Props {
  title: string;
  /** The part that is open when the address names none; none where a product may have no such part yet. */
  usual: PartId | undefined;
  /** A page of its own for one part. */
  isAlone?: boolean;
}

type Layer = 'publish' | 'versions' | 'preview';

/** List, form and preview side by side as far as there is room; on a phone the form, and the others a tap away. */
export function Editor({ title, usual, isAlone = false }: Props) {
  const { mayEdit } = useEditing();
  const { id, language, open, setLanguage } = usePlace(usual);
  const isPhone = useMedia(PHONE);
  const hasList = useMedia(WITH_LIST) && !isAlone;
  const hasPreview = useMedia(WITH_PREVIEW);
  const [layer, setLayer] = useState<Layer>();
  const { faults, faultsHere, setFound } = useFaults(id);
  useSaveKey();
  const show = (next: Layer) => () => setLayer(next);
  function askToPublish() {
    // What the server found the last time it may not find again.
    setFound([]);
    setLayer('publish');
  }
  return (
    <div
      data-keeps-offline={mayEdit || undefined}
      className="flex flex-1 flex-col max-md:-mb-5 max-md:gap-4 md:-mx-8 md:-mb-7 md:first:-mt-7"
    >
      <PageHead title={title} />
      <EditorHead
        title={title}
        onPublish={askToPublish}
        onVersions={show('versions')}
        onPreview={hasPreview || isPhone ? undefined : show('preview')}
      />
      <div className={classNames('flex-1 max-md:contents md:grid', columns(hasList, hasPreview))}>
        {hasList && (
          <div className="sticky top-30 max-h-[calc(100dvh-120px)] self-start overflow-y-auto border-r border-line py-5 pr-3 pl-5">
            <PartList openId={id} language={language} onOpen={open} />
          </div>
        )}
        <div className="grid content-start gap-4 max-md:contents md:gap-5 md:px-8 md:py-6">
          {!hasList && !isAlone && <PartPicker id={id} language={language} onOpen={open} />}
          {id === undefined ? (
            <NoTables onAdded={open} />
          ) : (
            <PartEditor
              id={id}
              language={language}
              faults={faultsHere}
              onLanguage={setLanguage}
              onOpen={open}
              isNamed={hasList}
            />
          )}
        </div>
        {hasPreview && (
          <div className="border-l border-line bg-sunken">
            <div className="sticky top-30 max-h-[calc(100dvh-120px)] overflow-y-auto px-8 py-5">
              <Preview language={language} openId={id} />
            </div>
          </div>
        )}
      </div>
      {isPhone && <ActionBar onPreview={show('preview')} onPublish={askToPublish} />}
      <Layers
        layer={layer}
        onClose={() => setLayer(undefined)}
        language={language}
        openId={id}
        faults={faults}
        onFaults={setFound}
        onOpenPart={open}
      />
    </div>
  );
}

function columns(hasList: boolean, hasPreview: boolean): string {
  if (hasList && hasPreview) return 'grid-cols-[272px_minmax(0,1fr)_392px]';
  if (hasList) return 'grid-cols-[272px_minmax(0,1fr)]';
  return hasPreview ? 'grid-cols-[minmax(0,1fr)_392px]' : 'grid-cols-[minmax(0,1fr)]';
}

/** What is wrong with what is written, and what the server found besides. */
function useFaults(id: PartId | undefined) {
  const { parts, order } = useDraftState((state) => ({ parts: state.parts, order: state.order }));
  const content = useMemo(() => contentOfDraft({ parts, order }), [parts, order]);
  const { found, setFound } = useFound(content);
  const faults = useMemo(() => {
    const own = faultsOf(content);
    const others = found.filter(({ path }) => !own.some((fault) => fault.path === path));
    return [...own, ...others];
  }, [content, found]);
  const faultsHere = useMemo(() => faultsIn(faults, id, order), [faults, id, order]);
  return { faults, faultsHere, setFound };
}

interface LayersProps {
  layer: Layer | undefined;
  onClose: () => void;
  language: ReturnType<typeof usePlace>['language'];
  openId: PartId | undefined;
  faults: readonly FoundFault[];
  onFaults: (faults: readonly FoundFault[]) => void;
  onOpenPart: (id: PartId) => void;
}

function Layers({ layer, onClose, language, openId, ...publishing }: LayersProps) {
  const { t } = useLingui();
  return (
    <>
      <PublishDialog isOpen={layer === 'publish'} onClose={onClose} language={language} {...publishing} />
      <VersionsPanel isOpen={layer === 'versions'} onClose={onClose} language={language} />
      <SidePanel isOpen={layer === 'preview'} onClose={onClose} title={t`Preview`} isFocusOnFrame>
        <Preview language={language} openId={openId} />
      </SidePanel>
    </>
  );
}
