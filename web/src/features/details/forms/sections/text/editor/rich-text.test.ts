import { plainTextOf, RICH_TEXT_MAX, RichText } from '@qrigin/domain/details';
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyText } from '../../../../testing/any-text.ts';
import { createEditor } from './create-editor.ts';
import { orNone, readDoc } from './read-doc.ts';

const onWrite = vi.fn<(doc: RichText | undefined) => void>();
const onRefuse = vi.fn<() => void>();
let editor: Editor | undefined;

afterEach(() => {
  editor?.destroy();
  onWrite.mockReset();
  onRefuse.mockReset();
});

function open(doc?: RichText): Editor {
  const element = document.createElement('div');
  document.body.append(element);
  editor = createEditor({
    element,
    doc,
    language: 'en',
    direction: 'ltr',
    isReadOnly: false,
    labelId: 'label',
    noteId: 'note',
    placeholder: 'Write',
    onWrite,
    onLink: () => undefined,
    onRefuse,
  });
  return editor;
}

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });
const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content });
const written = () => onWrite.mock.lastCall?.[0];

test('what is written is exactly what can be stored: a heading has no level, a list no number', () => {
  const opened = open(doc(paragraph('Origin')));
  opened.commands.selectAll();
  opened.commands.toggleNode('heading', 'paragraph');
  expect(written()).toEqual(doc({ type: 'heading', content: [text('Origin')] }));
  opened.commands.toggleOrderedList();
  expect(written()).toEqual(
    doc({ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('Origin')] }] }),
  );
  opened.commands.toggleBold();
  opened.commands.setMark('link', { href: 'https://a.example/' });
  const [block] = written()!.content;
  expect(JSON.stringify(block)).toContain(
    '"marks":[{"type":"bold"},{"type":"link","attrs":{"href":"https://a.example/"}}]',
  );
});

test('a stored text comes back as it was', () => {
  const stored = doc({ type: 'heading', content: [text('Harvest')] }, paragraph('By hand.'), {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('Cliffs')] }],
  });
  const opened = open(stored);
  opened.commands.focus('end');
  opened.commands.insertContent('!');
  const expected = structuredClone(stored);
  expected.content[2] = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('Cliffs!')] }],
  };
  expect(written()).toEqual(expected);
});

test('a text without a word is none', () => {
  const opened = open(doc(paragraph('x')));
  opened.commands.clearContent(true);
  expect(onWrite).toHaveBeenLastCalledWith(undefined);
});

test('pasted HTML becomes headings, paragraphs, lists and links, and nothing else', () => {
  open().view.pasteHTML(
    '<h1 onclick="x()">Title</h1><p style="color:red">One <b>bold</b> <em>word</em><img src=x onerror=alert(1)></p>' +
      '<ul><li>a<ul><li>b</li></ul></li></ul><table><tr><td>cell</td></tr></table><script>alert(1)</script>' +
      '<p><a href="https://a.example/x" onclick="y()">good</a> <a href="javascript:alert(1)">bad</a></p>',
  );
  expect(written()).toEqual(
    doc(
      { type: 'heading', content: [text('Title')] },
      {
        type: 'paragraph',
        content: [
          text('One '),
          { ...text('bold'), marks: [{ type: 'bold' }] },
          text(' '),
          { ...text('word'), marks: [{ type: 'italic' }] },
        ],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('b')] }] },
      paragraph('cell'),
      {
        type: 'paragraph',
        content: [
          { ...text('good'), marks: [{ type: 'link', attrs: { href: 'https://a.example/x' } }] },
          text(' bad'),
        ],
      },
    ),
  );
});

test('pasted plain text becomes paragraphs, and what cannot be seen becomes a space', () => {
  open().view.pasteText('one\ttwo\u0000three\n\nfour');
  expect(written()).toEqual(doc(paragraph('one two three'), paragraph('four')));
});

test('a list has no list in it, and Tab is not taken', () => {
  const opened = open(
    doc({
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('a')] },
        { type: 'listItem', content: [paragraph('b')] },
      ],
    }),
  );
  opened.commands.focus('end');
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  opened.view.dom.dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
  expect(onWrite).not.toHaveBeenCalled();
});

test('a text that would be too long is not written, and that is said', () => {
  const full = doc(paragraph('x'.repeat(RICH_TEXT_MAX - 1)));
  const opened = open(full);
  opened.commands.insertContentAt(opened.state.doc.content.size - 1, 'ab');
  expect(onRefuse).toHaveBeenCalledOnce();
  expect(onWrite).not.toHaveBeenCalled();
  opened.commands.insertContentAt(opened.state.doc.content.size - 1, 'a');
  expect(plainTextOf(written()!)).toHaveLength(RICH_TEXT_MAX);
});

test('a stored address that a page may not lead to is no link in the editor', () => {
  const href = 'javascript:alert(1)';
  const { view } = open(
    doc({ type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'link', attrs: { href } }] }] }),
  );
  expect(view.dom.querySelector('a')?.getAttribute('href')).toBeNull();
});

/** What someone can do in the editor, by the place in this list. */
const ACTS: readonly ((of: Editor, typed: string) => void)[] = [
  (of, typed) => of.view.pasteText(typed),
  (of, typed) =>
    of.view.pasteHTML(`<ul><li>${typed}<ol><li>${typed}</ol></ul><h2>${typed}</h2><pre>${typed}</pre>`),
  (of) => void of.commands.toggleBold(),
  (of) => void of.commands.toggleBulletList(),
  (of) => void of.commands.toggleOrderedList(),
  (of) => void of.commands.toggleNode('heading', 'paragraph'),
  (of) => void of.commands.splitBlock(),
  (of) => void of.commands.setHardBreak(),
  (of) => void of.commands.selectAll(),
  (of, typed) => {
    const place = of.state.doc.resolve(Math.min(typed.length, of.state.doc.content.size));
    of.view.dispatch(of.state.tr.setSelection(TextSelection.near(place)));
  },
  (of) => void of.commands.deleteSelection(),
  (of) => void of.commands.undo(),
  (of) => void of.commands.setMark('link', { href: 'https://a.example/' }),
];

test('whatever is done in it, what it hands over can be stored and comes back the same', () => {
  const act = fc.tuple(fc.nat({ max: ACTS.length - 1 }), anyText(200));
  fc.assert(
    fc.property(fc.array(act, { minLength: 10, maxLength: 30 }), (acts) => {
      const opened = open();
      for (const [which, typed] of acts) ACTS[which]!(opened, typed);
      for (const [handed] of onWrite.mock.calls)
        expect(handed === undefined || RichText.safeParse(handed).success).toBe(true);
      const handed = written();
      opened.destroy();
      onWrite.mockReset();
      const again = open(handed);
      expect(orNone(readDoc(again.getJSON()))).toEqual(handed);
      again.destroy();
    }),
    { numRuns: 25 },
  );
});
