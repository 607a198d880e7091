import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Verbatim } from '../text/verbatim.tsx';

interface MenuEntry {
  label: string;
  /** The label is a name that someone gave; two may have the same, so it comes with an id. */
  named?: string;
  icon?: ReactNode;
  /** What it is, in a few words below the label. */
  note?: string;
  onSelect?: () => void;
  /** A page of this website, in place of `onSelect`. */
  to?: string;
  variant?: 'danger';
  isDisabled?: boolean;
}
/** `line` parts two groups. */
export type MenuItem = MenuEntry | 'separator';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuItem[];
  /** Above the entries: whose menu it is, for instance. */
  head?: ReactNode;
  /** For entries that are fetched only then. */
  onOpen?: () => void;
}

/** What can be done with one thing. */
export function DropdownMenu({ trigger, label, items, head, onOpen }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root modal={false} onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Radix.Trigger asChild ref={opener}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // A dialog that was opened from here has the focus and gives it back.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(calc(100vw-16px),360px)] min-w-48 overflow-y-auto rounded-card border border-line bg-surface p-1 text-15 shadow-float transition duration-120 ease-out starting:opacity-0"
        >
          {head}
          {items.map((item, at) =>
            item === 'separator' ? (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no name
              <Radix.Separator key={`line ${at}`} className="-mx-1 my-1 h-px bg-line" />
            ) : (
              <Entry
                key={item.named ?? item.label}
                item={item}
                onSelect={() => {
                  // Before anything opens, so that the focus comes back to what is still there.
                  opener.current?.focus();
                  item.onSelect?.();
                }}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item, onSelect }: { item: MenuEntry; onSelect: () => void }) {
  const { label, named, icon, note, to, variant, isDisabled = false } = item;
  const name = named === undefined ? label : <Verbatim text={label} className="wrap-anywhere" />;
  const words = note === undefined ? name : <Explained name={name} note={note} />;
  const className = classNames(
    'flex min-h-9 cursor-pointer items-center gap-2 rounded-small px-2.5 py-1 no-underline -outline-offset-2 select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    variant === 'danger'
      ? 'text-danger data-highlighted:bg-danger-soft'
      : 'text-ink data-highlighted:bg-sunken',
  );
  if (to !== undefined)
    return (
      <Radix.Item asChild disabled={isDisabled}>
        <Link to={to} className={className}>
          {icon}
          {words}
        </Link>
      </Radix.Item>
    );
  return (
    <Radix.Item disabled={isDisabled} onSelect={onSelect} className={className}>
      {icon}
      {words}
    </Radix.Item>
  );
}

function Explained({ name, note }: { name: ReactNode; note: string }) {
  return (
    <span className="grid py-0.5 leading-5">
      <span className="font-semibold">{name}</span>
      <span className="text-13 text-ink-2">{note}</span>
    </span>
  );
}
