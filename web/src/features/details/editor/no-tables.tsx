import { Trans } from '@lingui/react/macro';
import type { SectionType } from '@qrigin/domain/details';
import { Table2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { PartId } from '../draft/values.ts';
import { newSection } from '../list/new-section.ts';
import { useEditing } from './editing.ts';

/** The door to the tables of a product that has none. */
export function NoTables({ onAdded }: { onAdded: (id: PartId) => void }) {
  const { draft, mayEdit } = useEditing();
  function add(type: SectionType) {
    const section = newSection(type);
    draft.add(section);
    onAdded(section.id);
  }
  return (
    <EmptyState
      title={<Trans>No tables yet</Trans>}
      picture={<Table2 />}
      action={
        mayEdit && (
          <>
            <Button variant="primary" onClick={() => add('nutrition')}>
              <Trans>Add nutrition</Trans>
            </Button>
            <Button onClick={() => add('table')}>
              <Trans>Add table</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>Nutrition facts and tables of this product appear here.</Trans>
    </EmptyState>
  );
}
