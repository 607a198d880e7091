import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, ListCollapse, ListPlus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { DropdownMenu, type MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';

interface Props {
  /** Counted from 0. */
  at: number;
  mayAdd: boolean;
  mayRemove: boolean;
  onAddAt: (at: number) => void;
  onRemoveAt: (at: number) => void;
}

/** What can be done with one level of a structure. */
export function LevelMenu({ at, mayAdd, mayRemove, onAddAt, onRemoveAt }: Props) {
  const { t } = useLingui();
  const number = at + 1;
  const items: MenuItem[] = [
    {
      label: t`Add a level around it`,
      icon: <ListCollapse aria-hidden="true" />,
      onSelect: () => onAddAt(at),
      isDisabled: !mayAdd,
    },
    {
      label: t`Add a level inside it`,
      icon: <ListPlus aria-hidden="true" />,
      onSelect: () => onAddAt(at + 1),
      isDisabled: !mayAdd,
    },
    {
      label: t`Remove this level`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => onRemoveAt(at),
      isDisabled: !mayRemove,
    },
  ];
  return (
    <DropdownMenu
      label={t`Actions`}
      items={items}
      trigger={
        <Button
          size="s"
          variant="ghost"
          className="min-w-8 px-0 pointer-coarse:min-w-11"
          icon={<Ellipsis aria-hidden="true" />}
        >
          <span className="sr-only">
            <Trans>Actions for level {number}</Trans>
          </span>
        </Button>
      }
    />
  );
}
