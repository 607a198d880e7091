import { Plus } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button/button.tsx';

interface Props {
  /** Of the button, and of what it opens. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What there is to choose from. */
  children: ReactNode;
  /** Of the way to add one that is not there yet; none for who may not. */
  addLabel: ReactNode | undefined;
  onAdd: () => void;
}

/** Opens a list to choose from, with a way to add what is not there yet. */
export function ChooseButton({ label, isOpen, onOpenChange, children, addLabel, onAdd }: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <Button
          size="s"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          data-add=""
          className="-ml-2 justify-self-start"
        >
          {label}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-40 grid max-h-(--radix-popover-content-available-height) w-[min(384px,calc(100vw-32px))] gap-2 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
        >
          {children}
          {addLabel !== undefined && (
            <Button
              size="s"
              aria-haspopup="dialog"
              icon={<Plus aria-hidden="true" />}
              onClick={() => {
                onOpenChange(false);
                onAdd();
              }}
              className="justify-self-start"
            >
              {addLabel}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
