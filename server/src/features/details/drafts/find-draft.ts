import { changesBetween, type Draft, FIXED_CONTENT, type FixedPart, Section } from '@qrigin/domain/details';
import type { OrgCtx } from '../../../db/index.ts';
import type { Links } from '../../files/index.ts';
import { filesOf } from '../files-of.ts';
import { presentPerson } from '../present-person.ts';
import { NO_OUTLINE } from './marks.ts';
import { contentOfDraft, type ReadDraft, readDraft, type StoredPart } from './read-draft.ts';

export async function findDraft(ctx: OrgCtx, productId: string, links: Links): Promise<Draft> {
  const { db, orgId } = ctx;
  const draft = await readDraft(db, { orgId, productId });
  const { outline: before = NO_OUTLINE, ...published } = draft.published ?? {};
  return {
    product_id: productId,
    parts: fixedParts(draft),
    sections: draft.outline.sections.flatMap((id) => {
      const part = draft.parts.get(id);
      return part ? [{ ...saved(part), content: Section.parse(part.content) }] : [];
    }),
    published: 'version' in published ? published : null,
    changes: changesBetween(draft.outline, before),
    files: await filesOf(ctx, contentOfDraft(draft), links),
  };
}

function fixedParts({ parts }: ReadDraft): Draft['parts'] {
  const sent = (part: FixedPart) => parts.get(part)?.content ?? {};
  const of = (part: FixedPart) => saved(parts.get(part));
  return {
    overview: { ...of('overview'), content: FIXED_CONTENT.overview.parse(sent('overview')) },
    ingredients: { ...of('ingredients'), content: FIXED_CONTENT.ingredients.parse(sent('ingredients')) },
    use: { ...of('use'), content: FIXED_CONTENT.use.parse(sent('use')) },
    maker: { ...of('maker'), content: FIXED_CONTENT.maker.parse(sent('maker')) },
    notes: { ...of('notes'), content: FIXED_CONTENT.notes.parse(sent('notes')) },
    support: { ...of('support'), content: FIXED_CONTENT.support.parse(sent('support')) },
    qrinfo: { ...of('qrinfo'), content: FIXED_CONTENT.qrinfo.parse(sent('qrinfo')) },
  };
}

/** When a part was saved last and by whom; nothing of one that never was. */
function saved(part: StoredPart | undefined) {
  if (!part) return { revision: 0, changed_at: null, changed_by: null };
  return {
    revision: part.revision,
    changed_at: part.changed_at.toISOString(),
    changed_by: presentPerson(part.changer_id, part.changer_name),
  };
}
