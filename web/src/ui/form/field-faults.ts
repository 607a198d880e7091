import { Failure } from '@qrigin/domain/errors';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';

/** What the server found wrong with single fields, for those that the form has. */
export function fieldFaults<Input extends FieldValues>(
  error: unknown,
  defaults: DefaultValues<Input>,
): (readonly [Path<Input>, string])[] {
  if (!(error instanceof Failure) || error.code !== 'invalid_input') return [];
  const { fields } = error.details;
  if (typeof fields !== 'object' || fields === null) return [];
  const found: (readonly [Path<Input>, string])[] = [];
  for (const [name, text] of Object.entries(fields))
    if (isField(name, defaults) && typeof text === 'string') found.push([name, text]);
  return found;
}

function isField<Input extends FieldValues>(
  name: string,
  defaults: DefaultValues<Input>,
): name is Path<Input> {
  return name in defaults;
}
