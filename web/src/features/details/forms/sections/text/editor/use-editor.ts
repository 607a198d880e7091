import { useLingui } from '@lingui/react/macro';
import { isSame, type Language, type RichText } from '@qrigin/domain/details';
import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createEditor } from './create-editor.ts';
import { editable } from './read-doc.ts';

interface Wishes {
  doc: RichText | undefined;
  language: Language;
  direction: 'ltr' | 'rtl';
  isReadOnly: boolean;
  labelId: string;
  noteId: string;
  onWrite: (doc: RichText | undefined) => void;
  onLink: (editor: Editor) => void;
  onRefuse: () => void;
}

/** An editor in an element, which follows what the form shows when that was not typed here. */
export function useEditor(wishes: Wishes) {
  const { t } = useLingui();
  const placeholder = t`Write here, or paste a text`;
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(wishes);
  const known = useRef(wishes.doc);
  useEffect(() => {
    latest.current = wishes;
  });

  const mount = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const created = createEditor({
        ...latest.current,
        element,
        placeholder,
        onWrite(doc) {
          known.current = doc;
          latest.current.onWrite(doc);
        },
        onLink: (of) => latest.current.onLink(of),
        onRefuse: () => latest.current.onRefuse(),
      });
      setEditor(created);
      return () => created.destroy();
    },
    [placeholder],
  );

  const { doc, isReadOnly } = wishes;
  useEffect(() => {
    if (!editor || editor.isDestroyed || doc === known.current) return;
    const isOurs = isSame(doc, known.current);
    known.current = doc;
    if (!isOurs) editor.commands.setContent(editable(doc), { emitUpdate: false });
  }, [editor, doc]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  return { editor, mount };
}
