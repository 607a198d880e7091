import './rich-text.css';
import type { Language, RichText } from '@qrigin/domain/details';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LinkDialog, type TypedLink } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

interface Props {
  doc: RichText | undefined;
  language: Language;
  direction: 'ltr' | 'rtl';
  isReadOnly: boolean;
  labelId: string;
  noteId: string;
  onWrite: (doc: RichText | undefined) => void;
  /** A change that could not be stored did not happen. */
  onRefuse: () => void;
}

/** A field for a text with headings, lists and links. */
export function RichTextEditor(props: Props) {
  const [asked, setAsked] = useState<{ before: string; hasText: boolean }>();

  function askLink(editor: Editor) {
    // From here, so that the focus comes back to the text and not to the button.
    editor.commands.focus();
    editor.commands.extendMarkRange('link');
    setAsked({ before: linkAt(editor), hasText: !editor.state.selection.empty });
  }
  const { editor, mount } = useEditor({ ...props, onLink: askLink });

  return (
    <div className="min-w-0 rounded-control border border-control-line bg-surface transition-colors duration-120 ease-out focus-within:border-accent hover:border-ink-2 has-[.rich-text:focus]:outline-2 has-[.rich-text:focus]:-outline-offset-1 has-[.rich-text:focus]:outline-accent">
      {editor && !props.isReadOnly && <Toolbar editor={editor} onLink={askLink} />}
      <div ref={mount} className="px-3.5 py-3 md:px-3" />
      {editor && asked && (
        <LinkDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onLink={(link) => {
            putLink(editor, link, asked.hasText);
            setAsked(undefined);
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run();
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

function linkAt(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

function putLink(editor: Editor, { href, text }: TypedLink, hasText: boolean): void {
  const mark = { type: 'link', attrs: { href } };
  if (hasText) editor.chain().setMark('link', { href }).run();
  else
    editor
      .chain()
      .insertContent({ type: 'text', text, marks: [mark] })
      .run();
}
