import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, listVersions, type Version } from '@qrigin/domain/details';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import { hasMoreRows, useReadPages } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useEditing } from '../editor/editing.ts';
import { RestoreVersion } from './restore-version.tsx';
import { VersionPreview } from './version-preview.tsx';
import { VersionRow } from './version-row.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  language: Language;
}

const PAGE_SIZE = 20;

/** What shoppers were told before, and drafts that were set aside: each can be looked at and brought back. */
export function VersionsPanel({ isOpen, onClose, language }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Version>();
  const [restored, setRestored] = useState<Version>();
  const number = shown?.number ?? 0;
  function close() {
    setShown(undefined);
    onClose();
  }
  return (
    <>
      <SidePanel
        isOpen={isOpen}
        onClose={close}
        title={shown ? t`Version ${number}` : t`Version history`}
        isFocusOnFrame
      >
        {shown ? (
          <div className="grid gap-4">
            <Button
              variant="ghost"
              className="-ml-3 justify-self-start"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => setShown(undefined)}
            >
              <Trans>All versions</Trans>
            </Button>
            <VersionPreview version={shown} language={language} onRestore={setRestored} />
          </div>
        ) : (
          <Versions onShow={setShown} onRestore={setRestored} />
        )}
      </SidePanel>
      <RestoreVersion
        version={restored}
        onClose={() => setRestored(undefined)}
        onRestored={() => {
          setRestored(undefined);
          close();
        }}
      />
    </>
  );
}

interface ListProps {
  onShow: (version: Version) => void;
  onRestore: (version: Version) => void;
}

function Versions({ onShow, onRestore }: ListProps) {
  const { draft } = useEditing();
  const { org, product: id } = draft.owner;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useReadPages(
    listVersions,
    (page) => ({ params: { org, id }, query: { page: String(page), page_size: String(PAGE_SIZE) } }),
    { hasMore: hasMoreRows },
  );
  if (isPending) return <Skeleton className="h-40" />;
  if (!data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  const versions = new Map(data.pages.flatMap(({ items }) => items).map((one) => [one.number, one]));
  if (versions.size === 0) return <NoVersions />;
  return (
    <div className="grid gap-3">
      <ol className="grid list-none">
        {Array.from(versions.values(), (version) => (
          <VersionRow key={version.number} version={version} onShow={onShow} onRestore={onRestore} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older versions</Trans>
        </Button>
      )}
    </div>
  );
}

function NoVersions() {
  return (
    <EmptyState title={<Trans>No versions yet</Trans>} picture={<History />}>
      <Trans>Each time you publish, a version is kept here. You can look at it and bring it back.</Trans>
    </EmptyState>
  );
}
