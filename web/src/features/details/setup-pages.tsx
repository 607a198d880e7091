import { useLingui } from '@lingui/react/macro';
import { PRODUCTS } from '@qrigin/domain/products';
import { type ReactNode, useMemo } from 'react';
import { may } from '../../feature/may.ts';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { sectionsOf } from './draft/draft-state.ts';
import { EditingContext, useDraftState } from './editor/editing.ts';
import { Editor } from './editor/editor.tsx';
import { LoadingEditor } from './editor/loading-editor.tsx';
import { useDraft } from './editor/use-draft.ts';

/** Everything that shoppers are told about a product. */
export function SetupPage() {
  const { t } = useLingui();
  return (
    <WithDraft title={t`Details`}>
      <Editor title={t`Details`} usual="overview" />
    </WithDraft>
  );
}

/** The door to the facts. */
export function ProductInfoPage() {
  const { t } = useLingui();
  return (
    <WithDraft title={t`Product information`}>
      <Editor title={t`Product information`} usual="overview" />
    </WithDraft>
  );
}

/** The door to the first table. */
export function TableInfoPage() {
  const { t } = useLingui();
  return (
    <WithDraft title={t`Table information`}>
      <Tables />
    </WithDraft>
  );
}

function Tables() {
  const { t } = useLingui();
  const first = useDraftState(
    (state) => sectionsOf(state).find(({ type }) => type === 'nutrition' || type === 'table')?.id,
  );
  return <Editor title={t`Table information`} usual={first} />;
}

export function NotesPage() {
  const { t } = useLingui();
  return (
    <WithDraft title={t`Notes`}>
      <Editor title={t`Notes`} usual="notes" isAlone />
    </WithDraft>
  );
}

export function SupportPage() {
  const { t } = useLingui();
  return (
    <WithDraft title={t`Support info`}>
      <Editor title={t`Support info`} usual="support" isAlone />
    </WithDraft>
  );
}

function WithDraft({ title, children }: { title: string; children: ReactNode }) {
  const whoami = useWhoamiHere();
  const mayEdit = may(whoami, PRODUCTS.edit);
  const { draft, error, retry } = useDraft(whoami.organisation.id, useProductHere().id, mayEdit);
  const editing = useMemo(() => draft && { draft, mayEdit }, [draft, mayEdit]);
  if (editing) return <EditingContext value={editing}>{children}</EditingContext>;
  return (
    <>
      <PageHead title={title} />
      {error === undefined ? (
        <LoadingEditor title={title} />
      ) : (
        <div className="grid gap-6">
          <h1 className="text-24">{title}</h1>
          <FailedState error={error} onRetry={retry} />
        </div>
      )}
    </>
  );
}
