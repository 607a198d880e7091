import { Trans } from '@lingui/react/macro';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export function FindGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={name}
      className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-13 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  );
}

interface Props {
  /** Unique in the list. */
  value: string;
  onSelect: () => void;
  icon: ReactNode;
  name: ReactNode;
  note?: string | undefined;
  isSoon?: boolean | undefined;
  /** Typed by people, and not to be translated. */
  isTyped?: boolean | undefined;
}

/** One thing that was found. The arrow keys go through them, and Enter opens the one that is marked. */
export function FindItem({ value, onSelect, icon, name, note, isSoon = false, isTyped = false }: Props) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-[selected=true]:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-3"
    >
      {icon}
      <span className="min-w-0 flex-1" {...(isTyped && { translate: 'no' })}>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {note && <span className="line-clamp-1 text-14 text-ink-2 wrap-anywhere">{note}</span>}
      </span>
      {isSoon && (
        <span className="text-12 text-ink-3">
          <Trans>Soon</Trans>
        </span>
      )}
    </Command.Item>
  );
}
