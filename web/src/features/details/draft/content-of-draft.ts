import { type Content, contentOf, FIXED_CONTENT, FIXED_PART_NAMES } from '@qrigin/domain/details';
import { type DraftState, sectionOf } from './draft-state.ts';
import { normalised, type PartValue } from './values.ts';

/** Parts that were not touched are not read anew. */
const cleaned = new WeakMap<PartValue, PartValue>();

function clean(value: PartValue): PartValue {
  const known = cleaned.get(value) ?? normalised(value);
  cleaned.set(value, known);
  return known;
}

/** Everything as shoppers would see it; what cannot be stored as it is counts as not written. */
export function contentOfDraft({ parts, order }: Pick<DraftState, 'parts' | 'order'>): Content {
  const fixed = FIXED_PART_NAMES.flatMap((name) => {
    const part = parts[name];
    const read = part && FIXED_CONTENT[name].safeParse(clean(part.value).content);
    return read?.success ? [[name, read.data] as const] : [];
  });
  const sections = order.flatMap((id) => {
    const value = parts[id]?.value;
    return (value && sectionOf(clean(value))) ?? [];
  });
  return contentOf(Object.fromEntries(fixed), sections);
}
