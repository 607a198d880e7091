import { Trans } from '@lingui/react/macro';
import { type Content, findVersion } from '@qrigin/domain/details';
import type { StoredFile } from '@qrigin/domain/files';
import { type Batch, listBatches } from '@qrigin/domain/products';
import { Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useRead } from '../../../http/query/use-read.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { contentOfDraft } from '../draft/content-of-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { firstLanguage } from '../editor/editing.ts';
import { PreviewChoices } from './preview-choices.tsx';
import { ProductPreview } from './product-preview.tsx';
import { type PreviewChoice, usePreviewChoice } from './use-preview-choice.ts';

/** As many batches as a list of the browser can be looked through. */
const BATCHES = '100';
const PHONE = '(width < 768px)';

interface Props {
  draft: Draft;
  isWhole: boolean;
}

/** What is chosen, and the page that comes of it. */
export function DraftPreview({ draft, isWhole }: Props) {
  const { org, product: id } = draft.owner;
  const first = useStore(draft.store, firstLanguage);
  const published = useStore(draft.store, (state) => state.published);
  const { choice, choose } = usePreviewChoice(first);
  const { data: batches } = useRead(listBatches, { params: { org, id }, query: { page_size: BATCHES } });
  const listed = batches?.items ?? [];
  return (
    <div className={classNames('grid gap-5', !isWhole && 'lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-8')}>
      <div className="grid content-start gap-5">
        <PreviewChoices
          choice={choice}
          choose={choose}
          batches={listed}
          isPublished={published !== null}
          isAbove={isWhole}
        />
        {choice.state === 'recalled' && (
          <Note>
            <Trans>The recall text in this preview is a sample. A real recall shows what you write.</Trans>
          </Note>
        )}
        {choice.shown === 'published' && published === null && (
          <Note>
            <Trans>Nothing is published yet. Shoppers see only the name, the maker and the dates.</Trans>
          </Note>
        )}
      </div>
      {choice.shown === 'published' && published !== null ? (
        <OfVersion
          draft={draft}
          number={published.version}
          choice={choice}
          batches={listed}
          isWhole={isWhole}
        />
      ) : (
        <OfDraft draft={draft} choice={choice} batches={listed} isWhole={isWhole} />
      )}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 rounded-control bg-info-soft px-3.5 py-2.5 text-15 text-info">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type Seen = { choice: PreviewChoice; batches: readonly Batch[]; isWhole: boolean };

function OfDraft({ draft, ...seen }: Seen & { draft: Draft }) {
  const { parts, order, files } = useStore(
    draft.store,
    useShallow((state) => ({ parts: state.parts, order: state.order, files: state.files })),
  );
  const content = useMemo(() => contentOfDraft({ parts, order }), [parts, order]);
  const isTold = seen.choice.shown === 'draft';
  return <Sized content={isTold ? content : undefined} files={files} {...seen} />;
}

function OfVersion({ draft, number, ...seen }: Seen & { draft: Draft; number: number }) {
  const { org, product: id } = draft.owner;
  const { data, error, refetch } = useRead(findVersion, { params: { org, id, number: String(number) } });
  if (data) return <Sized content={data.content} files={data.files} {...seen} />;
  if (error) return <FailedLine error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-160 w-80 justify-self-center rounded-[36px]" />;
}

type SizedProps = Seen & { content: Content | undefined; files: readonly StoredFile[] };

/** Whoever looks on a phone has one in hand. */
function Sized({ content, files, choice, batches, isWhole }: SizedProps) {
  const isPhone = useMedia(PHONE);
  const batch = batches.find(({ id }) => id === choice.batch);
  const preview = (
    <ProductPreview
      content={content}
      files={files}
      language={choice.language}
      batch={batch ?? null}
      state={choice.state}
      theme={choice.theme === 'system' ? undefined : choice.theme}
      size={isPhone || isWhole ? 'whole' : 'phone'}
    />
  );
  if (isPhone || isWhole)
    return (
      <div className="h-[max(560px,calc(100dvh-260px))] overflow-hidden rounded-card border border-line max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        {preview}
      </div>
    );
  return <div className="grid justify-items-center">{preview}</div>;
}
