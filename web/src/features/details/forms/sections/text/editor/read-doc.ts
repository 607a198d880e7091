import { plainTextOf, RichText } from '@qrigin/domain/details';
import type { JSONContent } from '@tiptap/core';

/** What the editor holds, as it is stored: nothing but what the rule names. Nothing for what the rule does not take. */
export function readDoc(json: unknown): RichText | undefined {
  const parsed = RichText.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}

/** What an editor holds in which nothing is written. It would make one of an empty HTML itself, which our policy refuses. */
const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** A stored text as the editor takes it. */
export function editable(doc: RichText | undefined): JSONContent {
  return doc && doc.content.length > 0 ? JSON.parse(JSON.stringify(doc)) : EMPTY;
}

/** A text without a word in it is none. */
export const orNone = (doc: RichText | undefined): RichText | undefined =>
  doc && plainTextOf(doc).trim() === '' ? undefined : doc;
