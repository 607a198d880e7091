import { safeLink } from '@qrigin/domain/http';
import { type Editor, Extension, Mark, Node, textblockTypeInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { readDoc } from './read-doc.ts';

/** Of one level: below the section's title there is no room for more. */
const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: () => ['h3', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-2': () => this.editor.commands.toggleNode(this.name, 'paragraph') };
  },
  addInputRules() {
    return [textblockTypeInputRule({ find: /^#{1,3}\s$/, type: this.type })];
  },
});

/** No list in a list, and Tab leaves the field, as everywhere else. */
const FlatListItem = ListItem.extend({
  content: 'paragraph+',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Only an address that a page may lead to becomes a link; what was stored otherwise keeps its text and leads nowhere. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  excludes: 'link',
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeLink(element.getAttribute('href') ?? '')?.href;
        return href === undefined ? false : { href };
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const href = safeLink(String(mark.attrs['href']))?.href;
    return ['a', href === undefined ? {} : { href, rel: 'noopener noreferrer' }, 0];
  },
});

interface Wishes {
  placeholder: string;
  onLink: (editor: Editor) => void;
  onRefuse: () => void;
}

/** What cannot be stored is not written: a change that makes the text too long, or gives it too many parts, does not happen. */
function limits(onRefuse: () => void) {
  return Extension.create({
    name: 'limits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction) {
          if (!transaction.docChanged || readDoc(transaction.doc.toJSON())) return true;
          onRefuse();
          return false;
        },
      }),
    ],
  });
}

function linkKey(onLink: (editor: Editor) => void) {
  return Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => {
          onLink(this.editor);
          return true;
        },
      };
    },
  });
}

/** All that a text can be made of. */
export function extensionsOf({ placeholder, onLink, onRefuse }: Wishes) {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Heading,
    BulletList,
    OrderedList,
    FlatListItem,
    HardBreak,
    Link,
    UndoRedo,
    Placeholder.configure({ placeholder }),
    limits(onRefuse),
    linkKey(onLink),
  ];
}
