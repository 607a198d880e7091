import type { Language, RichText } from '@qrigin/domain/details';
import { Editor } from '@tiptap/core';
import { bareHtml } from './bare-html.ts';
import { cleanPasted } from './clean-pasted.ts';
import { extensionsOf } from './extensions.ts';
import { editable, orNone, readDoc } from './read-doc.ts';

interface Wishes {
  element: HTMLElement;
  doc: RichText | undefined;
  language: Language;
  direction: 'ltr' | 'rtl';
  isReadOnly: boolean;
  labelId: string;
  noteId: string;
  placeholder: string;
  onWrite: (doc: RichText | undefined) => void;
  onLink: (editor: Editor) => void;
  onRefuse: () => void;
}

/** The editor of one text. What it holds never becomes HTML; what is pasted as HTML becomes what a text can be made of. */
export function createEditor(wishes: Wishes): Editor {
  const { element, doc, language, direction, isReadOnly, labelId, noteId, onWrite } = wishes;
  return new Editor({
    element,
    content: editable(doc),
    editable: !isReadOnly,
    extensions: extensionsOf(wishes),
    // Its style is part of our sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': noteId,
        ...(isReadOnly && { 'aria-readonly': 'true' }),
        lang: language,
        dir: direction,
        translate: 'no',
        class: 'rich-text',
      },
      transformPastedHTML: bareHtml,
      transformPasted: cleanPasted,
    },
    onUpdate: ({ editor }) => onWrite(orNone(readDoc(editor.getJSON()))),
  });
}
