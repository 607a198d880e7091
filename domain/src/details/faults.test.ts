import { expect, test } from 'vitest';
import { Content, NO_CONTENT } from './content.ts';
import { FAULTS, faultsOf, faultsOfFiles } from './faults.ts';
import { contentSample } from './samples.ts';
import { encodeEmbedUrl } from './sections/embed-urls.ts';

const of = (over: object) => faultsOf(Content.parse({ ...NO_CONTENT, ...over }));
const section = (fields: object) => ({ id: '5a3b1e00-0000-4000-8000-000000000001', ...fields });
const ofSections = (...sections: object[]) => of({ sections: sections.map(section) });

test('what a maker fills in with care has no faults, nor has nothing at all', () => {
  expect(faultsOf(contentSample())).toEqual([]);
  expect(faultsOf(NO_CONTENT)).toEqual([]);
});

test('every fault has words', () => {
  for (const words of Object.values(FAULTS)) expect(words).toMatch(/^[A-Z].{10,}[.:/a-z]$/);
});

test.each([
  ['gtin', { gtin: '8901234567891' }, 'gtin'],
  ['email', { email: 'care@' }, 'email'],
  ['phone', { phone: 'call us' }, 'phone'],
  ['phone', { phone: '12' }, 'phone'],
  ['website', { website: 'http://honey.example' }, 'link'],
  ['website', { website: 'honey.example' }, 'link'],
  [
    'licences.1.number',
    {
      licences: [
        { type: 'drug', number: 'x' },
        { type: 'fssai', number: '1992004200031' },
      ],
    },
    'fssai',
  ],
  [
    'support.location.mapEmbedUrl',
    { support: { location: { placeId: '', mapEmbedUrl: 'http://a.example' } } },
    'link',
  ],
  ['qrinfo.redirect_url', { qrinfo: { redirect_url: 'ftp://a.example' } }, 'redirect'],
] as const)('%s is a fault in %j', (path, over, fault) => {
  expect(of(over)).toEqual([{ path, fault }]);
});

test.each([
  { phone: '+91 (423) 100-0142' },
  { phone: '1800/123' },
  { licences: [{ type: 'other', number: 'any thing' }] },
  { licences: [{ type: 'fssai', number: '' }] },
  { qrinfo: { redirect_url: 'http://honey.example' } },
])('%j is right', (over) => {
  expect(of(over)).toEqual([]);
});

test('links in texts, films and embedded addresses must be links, each at its place', () => {
  const doc = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  expect(
    ofSections(
      { type: 'text', body: { en: doc('https://a.example'), hi: doc('javascript:alert(1)') } },
      { type: 'video', url: 'vimeo.com/1' },
      { type: 'video', url: '' },
      {
        type: 'embed-urls',
        embedUrlsData: [encodeEmbedUrl('https://a.example'), encodeEmbedUrl('a'), '', 'YQ'],
      },
      { type: 'vendor', text: 'http://not.a.link' },
    ),
  ).toEqual([
    { path: 'sections.0.body.hi', fault: 'link' },
    { path: 'sections.1.url', fault: 'link' },
    { path: 'sections.3.embedUrlsData.1', fault: 'link' },
    { path: 'sections.3.embedUrlsData.2', fault: 'link' },
    { path: 'sections.3.embedUrlsData.3', fault: 'link' },
  ]);
});

test('files that cannot be shown are faults where they are named, by what they should be', () => {
  const [a, b] = ['5a3b1e00-0000-4000-8000-00000000000a', '5a3b1e00-0000-4000-8000-00000000000b'];
  const content = Content.parse({
    image_file_id: a,
    sections: [
      section({ type: 'gallery', pictures: [{ file_id: a }, { file_id: b }] }),
      section({ type: 'document', file_id: a }),
      section({ type: 'video', poster: { file_id: b } }),
    ],
  });
  const none = new Set<string>();
  expect(faultsOfFiles(content, { picture: new Set([a]), document: none })).toEqual([
    { path: 'sections.0.pictures.1.file_id', fault: 'picture' },
    { path: 'sections.1.file_id', fault: 'document' },
    { path: 'sections.2.poster.file_id', fault: 'picture' },
  ]);
  expect(faultsOfFiles(content, { picture: new Set([a, b]), document: new Set([a]) })).toEqual([]);
});
