import { isDeepStrictEqual } from 'node:util';
import type { Content, Section } from '@qrigin/domain/details';

/**
 * What the details of a product should be, as plainly as it can be said: whole contents that are compared whole. Nothing here is
 * taken from the code under test.
 */
export type Model = {
  draft: Content;
  /** The number of the version that shoppers see. */
  live: number | undefined;
  versions: { content: Content; isPublished: boolean; restoredFrom: number | null }[];
  /** The version that the draft was brought back from, until something in it is written. */
  restoredFrom: number | null;
};

export const GROUPS = {
  overview: [
    'language',
    'image_file_id',
    'image_alt',
    'description',
    'brand',
    'variant',
    'generic_name',
    'net_quantity',
    'price',
    'gtin',
  ],
  ingredients: ['ingredients', 'may_contain'],
  use: ['storage', 'how_to_use', 'warnings'],
  maker: ['maker_name', 'maker_address', 'country_of_origin', 'licences', 'phone', 'email', 'website'],
  notes: ['notes'],
  support: ['support'],
  qrinfo: ['qrinfo'],
} as const satisfies Record<string, readonly (keyof Content)[]>;
export type Group = keyof typeof GROUPS;

export type Edit =
  | { kind: 'write'; group: Group; fields: Partial<Content> }
  | { kind: 'section'; section: Section; at: number }
  | { kind: 'remove'; id: string }
  | { kind: 'order'; ids: string[] }
  | { kind: 'publish' }
  | { kind: 'restore'; number: number }
  | { kind: 'send'; groups: readonly Group[]; hasSections: boolean; fields: Partial<Content> };

const groupNames = Object.keys(GROUPS) as Group[];
const same = isDeepStrictEqual;

/** A group or a section of a content, by its name; the order of those sections that are in both by `order`. */
function pieceOf(content: Content, name: string, other: Content): unknown {
  if (name === 'order') {
    const inBoth = (id: string) => other.sections.some((section) => section.id === id);
    return content.sections.map(({ id }) => id).filter(inBoth);
  }
  const group = groupNames.find((one) => one === name);
  if (group) return GROUPS[group].map((field) => content[field]);
  return content.sections.find(({ id }) => id === name);
}

/** The names of all pieces that differ. */
export function differing(one: Content, other: Content): string[] {
  const ids = [...one.sections, ...other.sections].map(({ id }) => id);
  const names = [...groupNames, ...new Set(ids), 'order'];
  return names.filter((name) => !same(pieceOf(one, name, other), pieceOf(other, name, one)));
}

function liveContent({ live, versions }: Model, nothing: Content): Content {
  return live === undefined ? nothing : versions[live - 1]!.content;
}

/** Something that is in no version that lasts. */
function isUnkept({ draft, versions, restoredFrom }: Model, live: Content): boolean {
  if (same(draft, live)) return false;
  const from = restoredFrom === null ? undefined : versions[restoredFrom - 1];
  return !from?.isPublished;
}

function write(model: Model, draft: Content): void {
  if (same(model.draft, draft)) return;
  model.draft = draft;
  model.restoredFrom = null;
}

function withSection({ draft }: Model, section: Section, at: number): Content {
  const known = draft.sections.some(({ id }) => id === section.id);
  const sections = known
    ? draft.sections.map((one) => (one.id === section.id ? section : one))
    : draft.sections.toSpliced(at, 0, section);
  return { ...draft, sections };
}

function send(model: Model, edit: Extract<Edit, { kind: 'send' }>, nothing: Content): void {
  const live = liveContent(model, nothing);
  const next = { ...live, ...edit.fields };
  if (model.live !== undefined && same(next, live)) return;
  const isReplaced = (name: string) =>
    groupNames.some((one) => one === name) ? edit.groups.some((one) => one === name) : edit.hasSections;
  const unseen = differing(model.draft, live).filter(isReplaced);
  const lost = differing(model.draft, next).filter((name) => unseen.includes(name));
  if (lost.length && isUnkept(model, live))
    model.versions.push({ content: model.draft, isPublished: false, restoredFrom: null });
  write(model, { ...model.draft, ...edit.fields });
  model.versions.push({ content: next, isPublished: true, restoredFrom: null });
  model.live = model.versions.length;
  model.restoredFrom = null;
}

function publish(model: Model, nothing: Content): boolean {
  const { draft: content, restoredFrom } = model;
  if (same(content, liveContent(model, nothing))) return false;
  model.versions.push({ content, isPublished: true, restoredFrom });
  model.live = model.versions.length;
  model.restoredFrom = null;
  return true;
}

function restore(model: Model, number: number, nothing: Content): void {
  const { content } = model.versions[number - 1]!;
  if (!same(model.draft, content) && isUnkept(model, liveContent(model, nothing)))
    model.versions.push({ content: model.draft, isPublished: false, restoredFrom: null });
  model.draft = content;
  model.restoredFrom = number;
}

function ordered({ draft }: Model, ids: readonly string[]): Content {
  const named = ids.flatMap((id) => draft.sections.find((section) => section.id === id) ?? []);
  const others = draft.sections.filter((section) => !named.includes(section));
  return { ...draft, sections: [...named, ...others] };
}

/** Does what the edit says, and answers whether that can be done. */
export function obey(model: Model, edit: Edit, nothing: Content): boolean {
  const { draft } = model;
  if (edit.kind === 'publish') return publish(model, nothing);
  if (edit.kind === 'remove' && !draft.sections.some(({ id }) => id === edit.id)) return false;
  if (edit.kind === 'write') write(model, { ...draft, ...edit.fields });
  if (edit.kind === 'section') write(model, withSection(model, edit.section, edit.at));
  if (edit.kind === 'remove')
    write(model, { ...draft, sections: draft.sections.filter(({ id }) => id !== edit.id) });
  if (edit.kind === 'order') write(model, ordered(model, edit.ids));
  if (edit.kind === 'restore') restore(model, edit.number, nothing);
  if (edit.kind === 'send') send(model, edit, nothing);
  return true;
}
