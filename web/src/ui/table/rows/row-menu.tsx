import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Button } from '../../button/button.tsx';
import { DropdownMenu, type MenuItem } from '../../overlay/dropdown-menu.tsx';
import { Verbatim } from '../../text/verbatim.tsx';

/** What can be done with one row. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const rowName = <Verbatim text={name} />;
  return (
    <DropdownMenu
      label={t`Actions`}
      items={items}
      trigger={
        <Button
          size="s"
          variant="ghost"
          className="relative z-1 min-w-8 px-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          icon={<Ellipsis aria-hidden="true" />}
        >
          <span className="sr-only">
            <Trans>Actions for {rowName}</Trans>
          </span>
        </Button>
      }
    />
  );
}
