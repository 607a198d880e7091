import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { PartId } from '../draft/values.ts';

interface Props {
  onMoved: (id: PartId, to: number) => void;
  children: ReactNode;
}

type Plugins = ComponentProps<typeof DragDropProvider>['plugins'];
type Dragged = DragEndEvent['operation']['source'];

/** A list whose rows can be dragged by mouse, finger and keyboard; where each one is, is said aloud. */
export function Sortable({ onMoved, children }: Props) {
  const { t } = useLingui();
  const plugins = useMemo<Plugins>(() => {
    const place = (source: Dragged) => {
      const { name, count } = { name: '', count: 0, ...source?.data };
      const at = isSortable(source) ? source.index + 1 : 0;
      return { name, at, count };
    };
    const spoken = Accessibility.configure({
      screenReaderInstructions: {
        draggable: t`Press Space to pick up, the arrow keys to move, Space to put down and Escape to leave it where it was.`,
      },
      announcements: {
        dragstart: ({ operation: { source } }: DragStartEvent) => {
          const { name, at, count } = place(source);
          return t`Picked up ${name}, place ${at} of ${count}.`;
        },
        dragover: ({ operation: { source } }: DragOverEvent) => {
          const { name, at, count } = place(source);
          return t`${name} is at place ${at} of ${count}.`;
        },
        dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
          const { name, at, count } = place(source);
          return canceled
            ? t`${name} is back where it was.`
            : t`Put down ${name} at place ${at} of ${count}.`;
        },
      },
    });
    return (usual) => [...usual.filter((plugin) => plugin !== Accessibility), spoken];
  }, [t]);

  return (
    <DragDropProvider
      {...(plugins && { plugins })}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) onMoved(String(source.id), source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}
