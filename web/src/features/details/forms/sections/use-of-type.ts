import type { Section, SectionOf, SectionType } from '@qrigin/domain/details';
import { useCallback } from 'react';
import type { Change } from '../state/use-typed-content.ts';

/** Changes a section of one type. A section never becomes one of another. */
export function useOfType<Type extends SectionType>(
  change: Change<Section>,
  type: Type,
): Change<SectionOf<Type>> {
  return useCallback(
    (update) => change((section) => (isOfType(section, type) ? update(section) : section)),
    [change, type],
  );
}

function isOfType<Type extends SectionType>(section: Section, type: Type): section is SectionOf<Type> {
  return section.type === type;
}
