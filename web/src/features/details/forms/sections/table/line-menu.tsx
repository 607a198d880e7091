import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu, type MenuItem } from '../../../../../ui/overlay/dropdown-menu.tsx';

/** What can be done with a row or a column. */
export function LineMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <DropdownMenu
      label={label}
      items={items}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="grid h-11 w-9 shrink-0 cursor-pointer place-items-center rounded-small text-ink-3 hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink focus-visible:-outline-offset-2 md:h-10 md:w-8 pointer-coarse:w-11"
        >
          <EllipsisVertical aria-hidden="true" className="size-4" />
        </button>
      }
    />
  );
}
