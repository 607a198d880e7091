import type { Level } from '@qrigin/domain/qr';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { readCount } from '../count/typed-count.ts';
import type { TypedStructureInput } from './structure-fields.ts';

type TypedLevel = TypedStructureInput['levels'][number];

/** The levels of the form, and how they become more or fewer. The focus goes to the new one, or to what is left beside the old. */
export function useLevels() {
  const { setFocus, setValue, clearErrors } = useFormContext<TypedStructureInput>();
  const {
    fields,
    insert,
    remove,
    replace: replaceFields,
  } = useFieldArray<TypedStructureInput, 'levels'>({
    name: 'levels',
  });
  const [next, setNext] = useState<{ at: number }>();
  useEffect(() => {
    if (next) setFocus(`levels.${next.at}.name`);
  }, [next, setFocus]);

  function addAt(at: number) {
    // What was outermost has a pack around it now, and someone has to say how many of it go in.
    if (at === 0) setValue('levels.0.count', '', { shouldDirty: true });
    insert(at, { name: '', count: at === 0 ? '1' : '' }, { shouldFocus: false });
    setNext({ at });
  }

  function removeAt(at: number) {
    remove(at);
    if (at === 0) setValue('levels.0.count', '1', { shouldDirty: true });
    setNext({ at: Math.max(0, at - 1) });
  }

  function replace(levels: TypedLevel[]) {
    replaceFields(levels);
    // What was wrong with the levels that are gone is not wrong with these.
    clearErrors('levels');
  }

  return { ids: fields.map(({ id }) => id), addAt, removeAt, replace };
}

/** The levels as they are typed at this moment. */
export const useTypedLevels = (): TypedLevel[] => useWatch<TypedStructureInput, 'levels'>({ name: 'levels' });

/** The same with their numbers; nothing while one of these is missing or no number. */
export function readLevels(typed: readonly TypedLevel[]): Level[] | undefined {
  const levels = typed.flatMap(({ name, count }) => {
    const number = readCount(count);
    return number === undefined || number < 1 ? [] : [{ name, count: number }];
  });
  return levels.length === typed.length ? levels : undefined;
}
