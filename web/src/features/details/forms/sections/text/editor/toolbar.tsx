import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { Bold, Heading, Italic, Link, List, ListOrdered } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';

interface Tool {
  name: string;
  label: string;
  icon: ReactNode;
  act: (editor: Editor) => void;
}

interface Props {
  editor: Editor;
  onLink: (editor: Editor) => void;
}

/** What can be done with the text. One stop for the keyboard; arrows go from one to the next. */
export function Toolbar({ editor, onLink }: Props) {
  const { t } = useLingui();
  const isActive = useActive(editor);
  const [stop, setStop] = useState(0);
  const tools = useTools(onLink);

  function go(event: KeyboardEvent<HTMLDivElement>) {
    const to = nextStop(event.key, stop, tools.length);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    event.currentTarget.querySelectorAll('button').item(to).focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      onKeyDown={go}
      className="flex flex-wrap gap-0.5 border-b border-line p-1"
    >
      {tools.map(({ name, label, icon, act }, at) => (
        <button
          key={name}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={isActive(name)}
          aria-haspopup={name === 'link' ? 'dialog' : undefined}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(editor)}
          className="grid size-9 cursor-pointer place-items-center rounded-small text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text pointer-coarse:size-11 [&_svg]:size-4.5"
        >
          {icon}
        </button>
      ))}
    </div>
  );
}

function useTools(onLink: (editor: Editor) => void): Tool[] {
  const { t } = useLingui();
  return [
    {
      name: 'bold',
      label: t`Bold`,
      icon: <Bold aria-hidden="true" />,
      act: (of) => of.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      label: t`Italic`,
      icon: <Italic aria-hidden="true" />,
      act: (of) => of.chain().focus().toggleItalic().run(),
    },
    {
      name: 'heading',
      label: t`Heading`,
      icon: <Heading aria-hidden="true" />,
      act: (of) => of.chain().focus().toggleNode('heading', 'paragraph').run(),
    },
    {
      name: 'bulletList',
      label: t`List`,
      icon: <List aria-hidden="true" />,
      act: (of) => of.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: t`Numbered list`,
      icon: <ListOrdered aria-hidden="true" />,
      act: (of) => of.chain().focus().toggleOrderedList().run(),
    },
    { name: 'link', label: t`Link`, icon: <Link aria-hidden="true" />, act: onLink },
  ];
}

const NAMES = ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'link'];

/** What applies at the cursor; drawn anew only when that changes, not at every key. */
function useActive(editor: Editor): (name: string) => boolean {
  const subscribe = useCallback(
    (hear: () => void) => {
      editor.on('transaction', hear);
      return () => editor.off('transaction', hear);
    },
    [editor],
  );
  const active = useSyncExternalStore(subscribe, () =>
    NAMES.filter((name) => editor.isActive(name)).join(' '),
  );
  return (name) => active.split(' ').includes(name);
}

function nextStop(key: string, stop: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (stop + 1) % count;
  if (key === 'ArrowLeft') return (stop + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
