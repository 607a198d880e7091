import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DropdownMenu, type MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { type PartState, sectionOf } from '../draft/draft-state.ts';
import type { PartId } from '../draft/values.ts';
import { useDraftState, useEditing } from '../editor/editing.ts';
import { usePartName } from './part-name.tsx';
import { PartRow } from './part-row.tsx';
import { useSectionActions } from './use-section-actions.ts';

interface Props {
  id: PartId;
  at: number;
  language: Language;
  isOpen: boolean;
  onOpen: (id: PartId) => void;
}

const TOOL =
  'grid h-9 w-7 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink pointer-coarse:size-11';
/** Over the end of a long name while a mouse or the focus is there; a finger needs it in sight. */
const MENU =
  'pointer-fine:absolute pointer-fine:right-8 pointer-fine:bg-[color-mix(in_srgb,var(--ink)_7%,var(--surface))] pointer-fine:hover:bg-[color-mix(in_srgb,var(--ink)_12%,var(--surface))] pointer-fine:not-focus-visible:not-data-[state=open]:not-group-hover/row:opacity-0';

/** A section in the list; whoever may change it can put it elsewhere by mouse, finger and keyboard. */
export const SectionRow = memo(function SectionRow(props: Props) {
  const { mayEdit } = useEditing();
  const part = useDraftState(({ parts }) => parts[props.id]);
  if (!part) return null;
  return mayEdit ? <MovableRow {...props} part={part} /> : <FixedRow {...props} part={part} />;
});

type RowProps = Props & { part: PartState };

function FixedRow({ id, language, isOpen, onOpen, part }: RowProps) {
  return (
    <li>
      <PartRow id={id} part={part} language={language} isOpen={isOpen} onOpen={() => onOpen(id)} />
    </li>
  );
}

function MovableRow({ id, at, language, isOpen, onOpen, part }: RowProps) {
  const { t } = useLingui();
  const name = usePartName(language)(part.value);
  const count = useDraftState(({ order }) => order.length);
  const { ref, handleRef, isDragSource } = useSortable({ id, index: at, data: { name, count } });
  const handle = (
    <button
      ref={handleRef}
      type="button"
      aria-label={t`Move ${name}`}
      translate="no"
      className="grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-small text-control-line hover:text-ink-2 pointer-coarse:w-11"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
  return (
    <li ref={ref} className={classNames('list-none', isDragSource && 'relative z-10')}>
      <PartRow
        id={id}
        part={part}
        language={language}
        isOpen={isOpen}
        onOpen={() => onOpen(id)}
        className={isDragSource ? 'bg-surface shadow-float' : undefined}
        handle={handle}
        tools={<Tools id={id} at={at} named={name} onOpen={onOpen} />}
      />
    </li>
  );
}

interface ToolsProps extends Omit<Props, 'isOpen' | 'language'> {
  named: string;
}

function Tools({ id, at, named, onOpen }: ToolsProps) {
  const { t } = useLingui();
  const isHidden = useDraftState(({ parts }) => sectionOf(parts[id]?.value)?.is_hidden ?? false);
  const isLast = useDraftState(({ order }) => at === order.length - 1);
  const { duplicate, remove, setHidden, moveBy } = useSectionActions(onOpen);
  const Seen = isHidden ? EyeOff : Eye;
  const items: MenuItem[] = [
    {
      label: t`Move up`,
      icon: <ArrowUp aria-hidden="true" />,
      isDisabled: at === 0,
      onSelect: () => moveBy(id, -1),
    },
    {
      label: t`Move down`,
      icon: <ArrowDown aria-hidden="true" />,
      isDisabled: isLast,
      onSelect: () => moveBy(id, 1),
    },
    'separator',
    { label: t`Duplicate section`, icon: <Copy aria-hidden="true" />, onSelect: () => duplicate(id) },
    {
      label: t`Delete section`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => remove(id),
    },
  ];
  return (
    <>
      <DropdownMenu
        label={t`Actions`}
        items={items}
        trigger={
          <button
            type="button"
            aria-label={t`Actions for ${named}`}
            translate="no"
            className={classNames(TOOL, MENU)}
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </button>
        }
      />
      <button
        type="button"
        aria-label={isHidden ? t`Show ${named} to shoppers` : t`Hide ${named} from shoppers`}
        translate="no"
        onClick={() => setHidden(id, !isHidden)}
        className={TOOL}
      >
        <Seen aria-hidden="true" className="size-4" />
      </button>
    </>
  );
}
