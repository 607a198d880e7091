import { randomUUID } from 'node:crypto';
import { Draft, NO_CONTENT, type Section } from '@qrigin/domain/details';
import { FAILURES } from '@qrigin/domain/errors';
import { z } from 'zod';
import { contentSample, draftSample, sectionSamples } from '../../../domain/src/details/samples.ts';
import { after, type Scene } from '../shot.ts';
import type { PlantedCall, PlantedCalls } from '../walk/planted-calls.ts';
import { FULL } from './full-words.ts';
import { IN_ORGANISATION } from './organisation-world.ts';
import { asOperator, dynamic, fullProduct } from './product-scenes.ts';

const isOf =
  (end: RegExp) =>
  ({ pathname }: URL) =>
    end.test(pathname.replace(IN_ORGANISATION, ''));
const isDraft = isOf(/^\/products\/[0-9a-f-]{36}\/draft$/);
const isVersions = isOf(/^\/products\/[0-9a-f-]{36}\/versions$/);

type Save = (call: PlantedCall) => Promise<void>;

/** Takes everything and keeps nothing: the next picture is of the same draft. */
const taken: Save = (call) =>
  call.answer({ json: { revision: 1_000_000, changed_at: '2026-11-20T10:42:00.000Z', changes: ['use'] } });

/** This draft, or what is made of the one that the server has; what is typed is answered by `save`. */
const withDraft =
  (draft: Draft | ((known: Draft) => Draft), save: Save = taken) =>
  (calls: PlantedCalls) =>
    calls.on(isDraft, async (call) => {
      if (call.method !== 'GET') return save(call);
      return call.answer({
        json: typeof draft === 'function' ? draft(Draft.parse(await call.ask())) : draft,
      });
    });

const asItIs = (known: Draft) => known;

/** Facts and two sections are written, and shoppers see an older version of them. */
const changed = withDraft((draft) => ({
  ...draft,
  changes: ['overview', ...draft.sections.slice(0, 2).map(({ content }) => content.id), 'order'],
}));

const person = { id: randomUUID(), name: 'Devika Rao' };
const version = (number: number, over: object = {}) => ({
  number,
  made_at: '2026-11-09T10:00:00.000Z',
  made_by: person,
  is_published: true,
  is_live: false,
  restored_from: null,
  ...over,
});
const VERSIONS = [
  version(6, { is_live: true, restored_from: 3 }),
  version(5, { is_published: false, made_by: null }),
  ...[4, 3, 2].map((number) => version(number)),
];
const withVersions = (calls: PlantedCalls) =>
  calls.on(isVersions, (call) =>
    call.answer({ json: { items: VERSIONS, total: 41, page: 1, page_size: 20 } }),
  );

const many: Section[] = Array.from({ length: 4 }, (_, round) =>
  sectionSamples().map((section) => ({
    ...section,
    title: { en: round % 2 ? FULL.hindiName.slice(0, 120) : FULL.name, hi: FULL.hindiName.slice(0, 120) },
    is_hidden: round === 3,
  })),
).flat();

export const written: Scene = after(after(dynamic, changed), withVersions);
export const nothingWritten: Scene = after(dynamic, withDraft(draftSample(NO_CONTENT, { changes: [] })));
/** Forty sections with names as long as they get. */
export const fullDraft: Scene = after(fullProduct, withDraft(draftSample(contentSample({ sections: many }))));
export const readOnly: Scene = after(asOperator, withDraft(asItIs));

const BUSY = FAILURES.too_often;
/** Nothing that is typed is taken for now. */
export const cutOff: Scene = after(
  dynamic,
  withDraft(asItIs, (call) =>
    call.answer({ status: BUSY.status, json: { error: BUSY.text, code: 'too_often' } }),
  ),
);

const SavedPart = z.object({ part: z.string(), content: z.looseObject({}) });

/** Someone else has written in whatever is typed into. */
export const contested: Scene = after(
  dynamic,
  withDraft(asItIs, async (call) => {
    const { part, content } = SavedPart.parse(call.sent());
    const theirs = part === 'use' ? { ...content, storage: { en: 'In a dry place, below 25 °C.' } } : content;
    const current = {
      content: theirs,
      revision: 1_000_000,
      changed_at: '2026-11-20T10:41:00.000Z',
      changed_by: person,
    };
    const { status, text: error } = FAILURES.changed_meanwhile;
    await call.answer({ status, json: { error, code: 'changed_meanwhile', current } });
  }),
);
