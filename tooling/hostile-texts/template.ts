import { randomUUID } from 'node:crypto';
import { Content, encodeEmbedUrl, LANGUAGE_CODES } from '@qrigin/domain/details';
import { contentSample } from '../../domain/src/details/samples.ts';

/** The files that a page shows or offers. */
export type Files = { picture: string; document: string };

const times = <Kind>(count: number, make: () => Kind): Kind[] => Array.from({ length: count }, make);

const words = () => Object.fromEntries(LANGUAGE_CODES.map((language) => [language, 'x']));

const LINKS = 6;

/** A text with everything that a text can be made of. */
function richWords() {
  const plain = { type: 'text', text: 'x' };
  const linked = times(LINKS, () => ({ ...plain, marks: [{ type: 'link', attrs: { href: 'x' } }] }));
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: [plain] }] };
  const doc = {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ ...plain, marks: [{ type: 'bold' }] }] },
      { type: 'paragraph', content: linked },
      { type: 'bulletList', content: [item] },
      { type: 'orderedList', content: [item] },
    ],
  };
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, doc]));
}

function sections({ picture, document }: Files) {
  const shown = () => ({ file_id: picture, alt: words(), caption: words() });
  const section = (fields: object) => ({ id: randomUUID(), title: words(), ...fields });
  const video = () => section({ type: 'video', url: 'x', poster: shown(), text: words() });
  const nutrition = () =>
    section({
      type: 'nutrition',
      serving: 20,
      serving_name: words(),
      values: { energy: 320, sugars: 78, protein: 0.3 },
    });
  return [
    section({ type: 'text', body: richWords() }),
    ...times(3, nutrition),
    section({
      type: 'table',
      columns: times(3, words),
      rows: times(3, () => times(3, words)),
    }),
    section({ type: 'image', picture: shown() }),
    section({ type: 'gallery', pictures: times(3, shown) }),
    ...times(4, video),
    section({ type: 'document', file_id: document, text: words() }),
    section({ type: 'certificate', text: words() }),
    section({ type: 'vendor', text: words() }),
    section({ type: 'embed-urls', embedUrlsData: times(20, () => encodeEmbedUrl('x')) }),
  ];
}

/** A content with something in every place that can be filled, in every language. */
export function everyField(files: Files): Content {
  const { net_quantity, price } = contentSample();
  return Content.parse({
    net_quantity,
    price,
    description: words(),
    image_file_id: files.picture,
    image_alt: words(),
    brand: words(),
    variant: words(),
    generic_name: words(),
    gtin: 'x',
    ingredients: times(4, () => ({ name: words(), allergens: ['nuts'] })),
    may_contain: ['milk'],
    storage: words(),
    how_to_use: words(),
    warnings: times(3, words),
    maker_name: words(),
    maker_address: words(),
    country_of_origin: 'IN',
    licences: ['fssai', 'drug', 'drug', 'other', 'other', 'other'].map((type) => ({ type, number: 'x' })),
    phone: 'x',
    email: 'x',
    website: 'x',
    sections: sections(files),
    notes: times(2, () => ({ title: words(), points: times(2, words) })),
    support: { location: { placeId: 'x', mapEmbedUrl: 'x' }, hours: words() },
    qrinfo: { title: words(), description: words(), redirect_url: 'x' },
  });
}
