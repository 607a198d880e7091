import {
  type Draft,
  deleteDraftSection,
  findDraft,
  findProductDetails,
  listVersions,
  orderDraft,
  publishDraft,
  type SavedPart,
  type Section,
  saveDraftPart,
} from '@qrigin/domain/details';
import { findProduct } from '@qrigin/domain/products';
import { screen, within } from '@testing-library/react';
import { contentSample, draftSample, sectionSamples } from '../../../../../domain/src/details/samples.ts';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { type Answer, answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = () => foundProduct({ name: 'Forest honey', nature: 'dynamic' });

/** Of each type one, in the order of the samples. */
export function sections(): [Section, Section, Section] {
  const [text, nutrition, table] = sectionSamples();
  if (!text || !nutrition || !table) throw new Error('the samples have changed');
  return [text, nutrition, table];
}

interface Opening {
  draft?: Draft;
  me?: ReturnType<typeof whoamiOf>;
  answers?: readonly Answer[];
  path?: string;
}

let revisions = 100;
const saved = (changes: string[]): SavedPart => ({
  revision: (revisions += 1),
  changed_at: '2026-11-20T10:42:00.000Z',
  changes,
});

/** Opens a page of a product whose server takes everything, unless an answer says otherwise. */
export function openEditor({
  draft = draftSample(contentSample({ sections: sections() }), { changes: [] }),
  me = whoamiOf(),
  answers = [],
  path = '/setup',
}: Opening = {}) {
  storeToken(tokenOf({ sub: ME.id }));
  const product = HONEY();
  const fetch = answerCalls(
    ...inOrganisation(me),
    answer(findProduct, product),
    answer(findDraft, draft),
    answer(findProductDetails, failed('not_found')),
    answer(saveDraftPart, ({ body }) => saved([body.part === 'section' ? body.content.id : body.part])),
    answer(deleteDraftSection, { changes: [] }),
    answer(orderDraft, { changes: ['order'] }),
    answer(listVersions, pageWith([])),
    ...answers,
  );
  const { place, router } = openPage(`/dashboard/${ORG}/${product.id}${path}`);
  return {
    fetch,
    product,
    place,
    router,
    saved: () => bodiesTo(fetch, saveDraftPart),
    published: () => bodiesTo(fetch, publishDraft),
  };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const partList = async () =>
  within(await screen.findByRole('navigation', { name: 'Parts of the page' }));

/** The names of all parts that the list shows, in their order. */
export async function partNames(): Promise<(string | null)[]> {
  const list = await partList();
  return list
    .getAllByRole('listitem')
    .map(
      (item) =>
        item.querySelector('button[aria-current] , button:not([aria-label])')?.querySelector('span > span')
          ?.textContent ?? null,
    );
}

/** What this device has of drafts. */
export const onDevice = (): (string | null)[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('details-draft:'))
    .map((key) => localStorage.getItem(key));
