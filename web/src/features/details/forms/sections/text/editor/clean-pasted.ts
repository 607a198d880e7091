import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** What was pasted, without anything that cannot be seen: a text with a tab in it could not be stored. */
export function cleanPasted({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(cleaned(content), openStart, openEnd);
}

function cleaned(content: Fragment): Fragment {
  return Fragment.fromArray(content.content.map(cleanNode));
}

function cleanNode(node: Node): Node {
  if (node.text === undefined) return node.copy(cleaned(node.content));
  const text = node.text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');
  return text === node.text ? node : node.type.schema.text(text, node.marks);
}
