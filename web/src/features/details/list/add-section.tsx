import { Trans, useLingui } from '@lingui/react/macro';
import { SECTION_TYPES, SECTIONS_MAX } from '@qrigin/domain/details';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { DropdownMenu } from '../../../ui/overlay/dropdown-menu.tsx';
import { useDraftState, useEditing } from '../editor/editing.ts';
import { SECTION_ICONS } from '../words/part-names.ts';
import { SECTION_WORDS } from '../words/section-types.ts';
import { newSection } from './new-section.ts';

interface Props {
  /** Opens what was added. */
  onAdded: (id: string) => void;
  isWide?: boolean;
}

/** What a section can be, each type with what it is for. */
export function AddSection({ onAdded, isWide = false }: Props) {
  const { t } = useLingui();
  const { draft } = useEditing();
  const isFull = useDraftState(({ order }) => order.length >= SECTIONS_MAX);
  return (
    <DropdownMenu
      label={t`Add section`}
      trigger={
        <Button
          size={isWide ? 'l' : 's'}
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          {...(isWide && { className: 'w-full' })}
          {...(isFull && { title: t`A product can have at most ${SECTIONS_MAX} sections.` })}
        >
          {isWide ? <Trans>Add section</Trans> : <Trans>Add</Trans>}
        </Button>
      }
      items={SECTION_TYPES.map((type) => {
        const Icon = SECTION_ICONS[type];
        return {
          label: t(SECTION_WORDS[type].name),
          note: t(SECTION_WORDS[type].note),
          icon: <Icon aria-hidden="true" />,
          onSelect: () => {
            const section = newSection(type);
            draft.add(section);
            onAdded(section.id);
          },
        };
      })}
    />
  );
}
