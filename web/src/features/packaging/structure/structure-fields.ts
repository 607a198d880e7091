import { t } from '@lingui/core/macro';
import { singleLineText } from '@qrigin/domain/http';
import {
  codesPerStructure,
  createPackaging,
  LEVEL_COUNT_MAX,
  LEVEL_NAME_MAX,
  levelsOf,
  nestLevels,
  PACK_DEPTH_MAX,
  type Packaging,
  PackLevel,
  repeatedNameAt,
  STRUCTURE_CODES_MAX,
} from '@qrigin/domain/packaging';
import { z } from 'zod';
import { i18n } from '../../../words/words.ts';
import { typedCount } from '../count/typed-count.ts';

const { name, printFormat, roleID } = createPackaging.body.shape;

const TypedLevels = z
  .array(z.object({ name: singleLineText(LEVEL_NAME_MAX), count: typedCount(LEVEL_COUNT_MAX) }))
  .min(1)
  .max(PACK_DEPTH_MAX);

/** The fields as they are typed, levels from the outside in; what comes out of them is what the calls take. */
export const TypedStructure = z
  .object({
    name,
    printFormat,
    /** An empty field says nothing. */
    roleID: z
      .string()
      .transform((text) => (text === '' ? null : text))
      .pipe(roleID.unwrap()),
    levels: TypedLevels,
  })
  .check(({ value: { levels }, issues }) => {
    const repeated = repeatedNameAt(levels);
    if (repeated !== undefined)
      issues.push({
        code: 'custom',
        input: levels,
        path: ['levels', repeated, 'name'],
        message: t`Another level has this name. Use a different one.`,
      });
    const codes = codesOf(levels);
    if (codes > STRUCTURE_CODES_MAX)
      issues.push({
        code: 'custom',
        input: levels,
        path: ['levels', levels.length - 1, 'count'],
        message: tooManyCodes(codes),
      });
  })
  .transform(({ levels, ...fields }) => ({ ...fields, packaging: PackLevel.parse(nestLevels(levels)) }));
export type TypedStructureInput = z.input<typeof TypedStructure>;

function codesOf(levels: readonly { name: string; count: number }[]): number {
  const outermost = nestLevels(levels);
  return outermost ? codesPerStructure(outermost) : 0;
}

/** Why a structure of so many codes is refused. */
function tooManyCodes(codes: number): string {
  const [all, max] = [i18n.number(codes), i18n.number(STRUCTURE_CODES_MAX)];
  return t`This structure has ${all} codes. A structure can have at most ${max}.`;
}

/** A structure as its form shows it. A new one starts with two levels, because one pack in another is what most have. */
export function typedStructure(packaging: Packaging | undefined): TypedStructureInput {
  return {
    name: packaging?.name ?? '',
    printFormat: packaging?.printFormat ?? 'label',
    roleID: packaging?.roleID ?? '',
    levels: packaging
      ? levelsOf(packaging.packaging).map(({ name: level, count }) => ({ name: level, count: String(count) }))
      : [
          { name: '', count: '1' },
          { name: '', count: '' },
        ],
  };
}
