import { DraftPart, type Language } from '@qrigin/domain/details';
import { cleanup, fireEvent } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSample } from '../../../../../domain/src/details/samples.ts';
import { anyText } from '../testing/any-text.ts';
import { showForm } from '../testing/show-form.tsx';

beforeEach(() => {
  // Nothing that the forms ask for is answered.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const CONTROLS = 'input:not([type=file]), textarea, select, button, [role=menuitem]';

interface Act {
  which: number;
  text: string;
  isPasted: boolean;
}
const act = fc.record({
  which: fc.nat(),
  text: fc.oneof({ weight: 4, arbitrary: anyText(40) }, { weight: 1, arbitrary: anyText(4000) }),
  isPasted: fc.boolean(),
});

/** Types into, chooses from or presses any one of the controls that are there. */
function perform({ which, text, isPasted }: Act) {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const control = controls[which % controls.length];
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    fireEvent.change(control, { target: { value: options[which % options.length]?.value } });
  } else if (isTyped(control)) {
    if (isPasted) fireEvent.paste(control, { clipboardData: { getData: () => text } });
    else fireEvent.change(control, { target: { value: text } });
    fireEvent.blur(control);
  } else if (control) fireEvent.click(control);
}

const isTyped = (control: Element | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'tel'].includes(control.type));

const typing = fc.tuple(
  fc.array(act, { minLength: 30, maxLength: 30 }),
  fc.constantFrom<Language>('en', 'ur'),
);
const RUNS = { numRuns: 2, endOnFailure: true };

/** What a form handed over, and what of it the rule refuses that the server goes by. */
function handedOver(first: DraftPart, [acts, language]: [Act[], Language]) {
  const { refused, seen } = showForm(first, { language });
  for (const one of acts) perform(one);
  cleanup();
  return { refused, isAnything: seen.length > 0 };
}

const { parts, sections } = draftSample();
const of = (part: string, content: object) => DraftPart.parse({ part, content });
const ALL_STORED = { refused: [], isAnything: true };

test.each(Object.entries(parts))('whatever is typed into %s can be stored', (part, { content }) => {
  fc.assert(
    fc.property(typing, (typed) => {
      expect(handedOver(of(part, content), typed)).toEqual(ALL_STORED);
    }),
    RUNS,
  );
});

test.each(sections.map(({ content }) => [content.type, content] as const))(
  'whatever is typed into a section of type %s can be stored',
  (_, content) => {
    fc.assert(
      fc.property(typing, (typed) => {
        expect(handedOver(of('section', content), typed)).toEqual(ALL_STORED);
      }),
      RUNS,
    );
  },
);
