import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /**
   * The open one, for a caller that keeps it elsewhere (in the address, say); else the first is open at the
   * start.
   */
  value?: string;
  onChange?: (value: string) => void;
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const first = tabs[0]?.value;
  return (
    <Radix.Root
      {...(value === undefined ? { ...(first !== undefined && { defaultValue: first }) } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // The list would keep the focus itself the next time, unseen: it takes the way to it for a press of the mouse.
            onMouseDown={(event) => event.stopPropagation()}
            className="min-h-11 min-w-11 shrink-0 cursor-pointer border-b-2 border-transparent text-15 text-ink-2 transition-colors duration-120 ease-out hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        // No stop of its own: one that is taller than the screen could not be seen to have the focus.
        <Radix.Content key={tab.value} value={tab.value} tabIndex={-1} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
