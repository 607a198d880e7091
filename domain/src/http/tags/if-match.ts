/** What a caller says it last knew: any state at all, or one of these (RFC 9110, section 13.1.1). */
export type IfMatch = { isAny: boolean; tags: readonly string[] };

/** One tag of a list, or an empty place in it, up to the next comma. A weak tag says only that the meaning is the same. */
const NEXT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;

/** Nothing when it is no list of tags. Weak tags are left out, since none of them ever matches. */
export function readIfMatch(text: string): IfMatch | undefined {
  if (text.trim() === '*') return { isAny: true, tags: [] };
  const tags: string[] = [];
  NEXT.lastIndex = 0;
  while (NEXT.lastIndex < text.length) {
    const found = NEXT.exec(text);
    if (!found) return undefined;
    const [, weak, tag] = found;
    if (tag !== undefined && weak === undefined) tags.push(tag);
  }
  return { isAny: false, tags };
}

/** Whether the caller knows the state with this tag. What does not exist yet has the tag 0, and is not just any state. */
export function matchesTag({ isAny, tags }: IfMatch, tag: number): boolean {
  return isAny ? tag > 0 : tags.includes(String(tag));
}
