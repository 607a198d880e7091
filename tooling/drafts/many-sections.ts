import { randomUUID } from 'node:crypto';
import type { Section } from '@qrigin/domain/details';
import { sectionSamples } from '../../domain/src/details/samples.ts';

/** So many sections, of every type in turn, each with all that a maker writes into one; a text is at this place. */
export function manySections(count: number, textAt: number): Section[] {
  const samples = sectionSamples();
  const text = samples.find(({ type }) => type === 'text');
  if (!text) throw new Error('there is no sample of a text');
  return Array.from({ length: count }, (_, at) => {
    const sample = at === textAt ? text : samples[at % samples.length];
    return { ...(sample ?? text), id: randomUUID() };
  });
}
