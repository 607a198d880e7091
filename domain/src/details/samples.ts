import type { z } from 'zod';
import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import { Content, FIXED_CONTENT } from './content.ts';
import type { Draft } from './contract.ts';
import { changedParts, partOf } from './parts.ts';
import { encodeEmbedUrl } from './sections/embed-urls.ts';
import type { RichText } from './sections/rich-text.ts';
import type { Section } from './sections/sections.ts';

type ContentInput = z.input<typeof Content>;

const paragraph = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A section of each type, as a honey maker fills it. */
export function sectionSamples(): Section[] {
  const picture = { file_id: sampleId(), alt: { en: 'Combs on a cliff' }, caption: { en: 'Above Kotagiri' } };
  const section = (fields: object) => ({ id: sampleId(), is_hidden: false, ...fields });
  return Content.shape.sections.parse([
    section({
      type: 'text',
      title: { en: 'Origin and harvest', hi: 'स्रोत और कटाई' },
      body: {
        en: paragraph('Gathered by hand from cliff and tree combs above Kotagiri.'),
        hi: paragraph('कोटागिरी के ऊपर चट्टानों और पेड़ों के छत्तों से हाथ से इकट्ठा किया गया।'),
      },
    }),
    section({
      type: 'nutrition',
      title: { en: 'Nutrition', hi: 'पोषण' },
      serving: 20,
      serving_name: { en: 'a spoon', hi: 'एक चम्मच' },
      values: {
        energy: 320,
        carbohydrate: 79.6,
        sugars: 78,
        added_sugars: 0,
        protein: 0.3,
        fat: 0,
        sodium: 4,
      },
    }),
    section({
      type: 'table',
      title: { en: 'Harvest' },
      columns: [{ en: 'Step' }, { en: 'Place' }],
      rows: [
        [{ en: 'Gathered' }, { en: 'Kotagiri' }],
        [{ en: 'Filtered' }, { en: 'Coonoor' }],
      ],
    }),
    section({ type: 'image', title: { en: 'The valley' }, picture }),
    section({
      type: 'gallery',
      title: { en: 'Pictures' },
      pictures: [picture, { ...picture, file_id: sampleId() }],
    }),
    section({
      type: 'video',
      title: { en: 'How it is gathered' },
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: null,
      text: { en: 'Film, 2 minutes' },
    }),
    section({
      type: 'document',
      title: { en: 'Purity test' },
      file_id: sampleId(),
      text: { en: 'Of this batch' },
    }),
    section({ type: 'certificate', title: { en: 'Certificates' }, text: { en: 'Organic wild collection' } }),
    section({
      type: 'vendor',
      vendor_ids: [sampleId()],
      title: { en: 'Who gathered it' },
      text: { en: 'Blue Hill Gatherers’ Collective' },
    }),
    section({
      type: 'embed-urls',
      title: { en: 'Elsewhere' },
      embedUrlsData: [
        encodeEmbedUrl('https://vimeo.com/76979871'),
        encodeEmbedUrl('https://honey.example/recipes'),
      ],
    }),
  ]);
}

/** Everything that a honey maker says about a jar. */
export function contentSample(over: ContentInput = {}): Content {
  return Content.parse({
    description: { en: 'Raw and unheated, from wild combs.', hi: 'जंगली छत्तों से, कच्चा और बिना गरम किया हुआ।' },
    image_file_id: sampleId(),
    image_alt: { en: 'A jar of honey' },
    brand: { en: 'Nilgiri Honey' },
    variant: { en: 'Raw and unheated' },
    net_quantity: { amount: 500, unit: 'g' },
    price: { amount: 420, currency: 'INR' },
    gtin: '8901234567890',
    ingredients: [{ name: { en: 'Honey', hi: 'शहद' }, percent: 100, allergens: [] }],
    may_contain: ['nuts'],
    storage: { en: 'Lid closed, dry, away from the sun.' },
    how_to_use: { en: 'Stir before use.' },
    warnings: [{ en: 'Not for babies under 12 months', hi: '12 महीने से छोटे शिशुओं के लिए नहीं' }],
    maker_name: { en: 'Nilgiri Honey' },
    maker_address: { en: '14 Mount Road, Coonoor 643101' },
    country_of_origin: 'IN',
    licences: [{ type: 'fssai', number: '19920042000317' }],
    phone: '+91 423 100 0142',
    email: 'care@nilgiri-honey.example',
    website: 'https://nilgiri-honey.example',
    sections: sectionSamples(),
    notes: [
      { title: { en: 'Crystals are normal' }, points: [{ en: 'Stand the jar in warm water, below 40 °C' }] },
    ],
    support: {
      location: { placeId: 'ChIJ_kotagiri', mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1' },
      hours: { en: 'Monday to Saturday, 9:00 to 18:00' },
    },
    qrinfo: {
      title: { en: 'Forest honey' },
      description: {},
      redirect_url: 'https://nilgiri-honey.example/forest',
    },
    ...over,
  });
}

/** A draft with this content, saved once by someone, of which shoppers see nothing yet. */
export function draftSample(content: Content = contentSample(), over: Partial<Draft> = {}): Draft {
  const changed_by = { id: sampleId(), name: 'Meera Kumar' };
  const saved = <Kind>(of: Kind) => ({ content: of, revision: 1, changed_at: SAMPLE_TIME, changed_by });
  return {
    product_id: sampleId(),
    parts: {
      overview: saved(FIXED_CONTENT.overview.parse(partOf(content, 'overview'))),
      ingredients: saved(FIXED_CONTENT.ingredients.parse(partOf(content, 'ingredients'))),
      use: saved(FIXED_CONTENT.use.parse(partOf(content, 'use'))),
      maker: saved(FIXED_CONTENT.maker.parse(partOf(content, 'maker'))),
      notes: saved(FIXED_CONTENT.notes.parse(partOf(content, 'notes'))),
      support: saved(FIXED_CONTENT.support.parse(partOf(content, 'support'))),
      qrinfo: saved(FIXED_CONTENT.qrinfo.parse(partOf(content, 'qrinfo'))),
    },
    sections: content.sections.map(saved),
    published: null,
    changes: changedParts(content),
    files: [],
    ...over,
  };
}
