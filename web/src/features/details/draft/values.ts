import {
  DraftPart,
  FIXED_CONTENT,
  type FixedContent,
  type FixedPart,
  isFixedPart,
  isSame,
  Section,
} from '@qrigin/domain/details';

type Contents = { [Part in FixedPart]: FixedContent<Part> } & { section: Section };
export type PartName = keyof Contents;
export type ContentOf<Part extends PartName> = Contents[Part];

/** One part of a draft as it is typed: with spaces at its ends, and perhaps not right yet. */
export type PartValue<Part extends PartName = PartName> = {
  [One in Part]: { part: One; content: Contents[One] };
}[Part];

/** A fixed part by its name, a section by its id. */
export type PartId = string;

export const idOf = (value: PartValue): PartId => (value.part === 'section' ? value.content.id : value.part);

export const isSection = (id: PartId): boolean => !isFixedPart(id);

/** As the server keeps it; what it would refuse stays as it is. */
export function normalised(value: PartValue): PartValue {
  const parsed = DraftPart.safeParse(value);
  return parsed.success ? parsed.data : value;
}

/** Whether two say the same to the server. Null is a section that is not there. */
export function isSameValue(one: PartValue | null, other: PartValue | null): boolean {
  if (one === null || other === null) return one === other;
  return one === other || isSame(normalised(one), normalised(other));
}

/**
 * A part that lay on the device, character by character as it was typed; nothing for what is none. What an older release wrote
 * without fields that exist now is filled up; what the server would not take yet, such as a text that is too long, stays.
 */
export function readValue(raw: unknown): PartValue | undefined {
  const parsed = DraftPart.safeParse(raw);
  if (parsed.success) return isLike<PartValue>(raw, parsed.data) ? raw : parsed.data;
  return isUnfinished(raw) ? raw : undefined;
}

/** Whether every field is there, so that a form can show it. */
function isUnfinished(raw: unknown): raw is PartValue {
  const { part, content } = Object(raw);
  const shape = part === 'section' ? shapeOfSection(content) : shapeOfFixed(part);
  return shape !== undefined && Object.keys(shape).every((name) => name in Object(content));
}

const shapeOfFixed = (part: unknown): object | undefined =>
  typeof part === 'string' && isFixedPart(part) ? FIXED_CONTENT[part].shape : undefined;

const shapeOfSection = (content: unknown): object | undefined =>
  Section.options.find(({ shape }) => shape.type.value === Object(content).type)?.shape;

/** Whether it has all that the other has, and of the same kind. */
function isLike<Type>(raw: unknown, whole: Type): raw is Type {
  if (Array.isArray(whole))
    return (
      Array.isArray(raw) && raw.length === whole.length && whole.every((one, at) => isLike(raw[at], one))
    );
  if (typeof whole !== 'object' || whole === null) return typeof raw === typeof whole;
  return (
    typeof raw === 'object' &&
    raw !== null &&
    Object.entries(whole).every(([name, one]) => isLike(Object(raw)[name], one))
  );
}
