import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { Refused } from './refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'qrigin-look-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'sent');

async function verdict(extension: string, nature: string, content: Buffer): Promise<string> {
  writeFileSync(path, content);
  return look(path, { what: 'check', extension, mayBeActive: nature === 'private' }).then(
    () => 'passed',
    (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
  );
}

/** An archive of texts, a byte for each character, that are not packed. */
function zipOfTexts(texts: Record<string, string>): Buffer {
  const [entries, list]: [Buffer[], Buffer[]] = [[], []];
  let place = 0;
  for (const [name, text] of Object.entries(texts)) {
    const fields = Buffer.alloc(26);
    fields.writeUInt32LE(crc32(Buffer.from(text, 'latin1')), 10);
    fields.writeUInt32LE(text.length, 14);
    fields.writeUInt32LE(text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(place, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name + text, 'latin1')]);
    entries.push(entry);
    list.push(Buffer.from('PK\u0001\u0002\0\0'), fields, listed, Buffer.from(name));
    place += entry.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...entries, directory, end]);
}

const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const letterOf = (parts: Record<string, string>) =>
  zipOfTexts({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': '<x/>',
    'word/document.xml': '<x/>',
    ...parts,
  });
const letterWith = (name: string) => letterOf({ [name]: 'x' });

test.each([
  'setup.exe',
  'word/embeddings/setup.exe',
  'word/embeddings/oleObject1.bin',
  'word/activeX/activeX1.xml',
  'word/media/prize.zip',
  'word/setup',
  'word/setup.bin',
])('a docx that carries %s is never public', async (name) => {
  expect(await verdict('docx', 'public', letterWith(name))).toBe('active');
  expect(await verdict('docx', 'private', letterWith(name))).toBe('passed');
});

const PNG = '\x89PNG\r\n\x1a\n and so on';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, more = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${type}" Target="http://evil.example/a" ${more}/></Relationships>`;
const field = (code: string) =>
  `<w:fldChar w:fldCharType="begin"/>${code}<w:fldChar w:fldCharType="separate"/><w:t>DDE</w:t><w:fldChar w:fldCharType="end"/>`;
const codeOf = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

test('a docx with pictures, fonts, links and fields is public', async () => {
  const letter = letterOf({
    'word/document.xml': `<w:p>${field(codeOf(' PAGE '))}${field(`${codeOf('IF ')}${field(codeOf('PAGE'))}`)}<w:t>DDE in soil</w:t></w:p>`,
    'word/_rels/document.xml.rels': relation(`${OFFICE}/hyperlink`),
    'word/media/image1.PNG': PNG,
    'word/media/image2.jpeg': '\xff\xd8\xff\xe0',
    'word/media/image3.svg': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    'word/media/image4.emf': `\x01\0\0\0${'x'.repeat(36)} EMF`,
    'word/media/image5.wmf': '\xd7\xcd\xc6\x9a',
    'word/media/image6.wmf': '\x01\0\x09\0\0\x03',
    'word/media/image7.bmp': `BM${'x'.repeat(12)}\x28\0\0\0`,
    'word/media/image8.tiff': 'II*\0',
    'word/media/image9.gif': 'GIF89a',
    'word/fonts/font1.odttf': 'x',
    'customXml/item1.xml': Buffer.from(
      '\uFEFF<?xml version="1.0" encoding="utf-16"?><x/>',
      'utf16le',
    ).toString('latin1'),
    'word/': '',
  });
  expect(await verdict('docx', 'public', letter)).toBe('passed');
});

const DOCUMENT = 'word/document.xml';
const RELATIONS = 'word/_rels/settings.xml.rels';
const ACTIVE_PARTS: [string, string, string][] = [
  ['a template from elsewhere', RELATIONS, relation(`${OFFICE}/attachedTemplate`)],
  ['an object from elsewhere', RELATIONS, relation(`${OFFICE}/oleObject`)],
  ['a picture from elsewhere', RELATIONS, relation(`${OFFICE}/image`)],
  ['one in other words', RELATIONS, relation(`${OFFICE}/image`, 'TargetMode="Ex&#116;ernal"')],
  [
    'one behind a false mode',
    RELATIONS,
    relation(`${OFFICE}/image`, 'TargetMode="External" x:TargetMode=""'),
  ],
  ['what is only called a link', RELATIONS, relation('http://evil.example/hyperlink')],
  ['another document inside', RELATIONS, relation(`${OFFICE}/aFChunk`, '')],
  ['a field that asks a program', DOCUMENT, `<x>${field(codeOf(' DDEAUTO cmd.exe "/k"'))}</x>`],
  ['a field in pieces', DOCUMENT, `<x>${field(codeOf(' d') + codeOf('') + codeOf('de cmd'))}</x>`],
  ['a field in plain text', DOCUMENT, `<x>${field('<w:t>DDE cmd</w:t>')}</x>`],
  ['a field of one element', 'word/header1.xml', '<w:fldSimple w:instr="&#68;DEAUTO cmd"/>'],
  ['a field in a field', DOCUMENT, `<x>${field(`${codeOf('IF ')}${field(codeOf('DDE cmd'))}`)}</x>`],
  ['a field that another one names', DOCUMENT, `<x>${field(field(codeOf('QUOTE 68 68 69')))}</x>`],
  ['words of its own', DOCUMENT, '<!DOCTYPE x [<!ENTITY a "DDE">]><x/>'],
  ['a program called picture', 'word/media/setup.exe.png', 'MZ a program'],
  ['a program called bitmap', 'word/media/a.bmp', `BM${'x'.repeat(40)}`],
  ['a page called drawing', 'word/media/a.svg', '<html/>'],
];
test.each(ACTIVE_PARTS)('a docx with %s is never public', async (_, name, text) => {
  expect(await verdict('docx', 'public', letterOf({ [name]: text }))).toBe('active');
  expect(await verdict('docx', 'private', letterOf({ [name]: text }))).toBe('passed');
});

test.each([
  ['a program called text', 'MZ a program'],
  ['another encoding', '<?xml version="1.0" encoding="utf-7"?><x/>'],
  ['a part without an end', '<x>'],
  ['elements without an end', '<x>'.repeat(100_000)],
])('a docx with %s is never public', async (_, text) => {
  expect(await verdict('docx', 'public', letterOf({ 'word/header1.xml': text }))).toBe('broken');
});

const tableOf = (parts: Record<string, string>) =>
  zipOfTexts({
    '[Content_Types].xml': TYPES.replace('/word/document', '/xl/workbook').replace(
      'wordprocessingml.document',
      'spreadsheetml.sheet',
    ),
    'xl/workbook.xml': '<x/>',
    ...parts,
  });

test('an xlsx that asks programs or other workbooks is never public', async () => {
  const rels = 'xl/_rels/workbook.xml.rels';
  const dde = tableOf({
    [rels]: relation(`${OFFICE}/externalLink`, ''),
    'xl/externalLinks/externalLink1.xml':
      '<externalLink><ddeLink ddeService="cmd" ddeTopic="/k"/></externalLink>',
  });
  expect(await verdict('xlsx', 'public', dde)).toBe('active');
  expect(await verdict('xlsx', 'private', dde)).toBe('passed');
  const other = tableOf({ [rels]: relation(`${OFFICE}/externalLinkPath`) });
  expect(await verdict('xlsx', 'public', other)).toBe('active');
  expect(await verdict('xlsx', 'public', tableOf({ 'xl/sheet1.xml': 'MZ' }))).toBe('active');
  const plain = tableOf({ [rels]: relation(`${OFFICE}/hyperlink`), 'xl/media/image1.png': PNG });
  expect(await verdict('xlsx', 'public', plain)).toBe('passed');
});

function record(id: number, ...bytes: number[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id);
  head.writeUInt16LE(bytes.length, 2);
  return Buffer.concat([head, Buffer.from(bytes)]);
}
const sheet = (kind: number) => record(0x85, 0, 0, 0, 0, 0, kind, 1, 0, 0x41);

/** A workbook in the old container: the table, the directory, then the stream, its sectors in reverse if it is not small. */
function workbookOf(records: Buffer, isSmall = false): Buffer {
  const sectors = isSmall ? 2 : 8;
  const stream = Buffer.alloc(sectors * 512);
  records.copy(stream);
  const file = Buffer.alloc(1536);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.fill(0xff, 76, 1024);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeInt32LE(isSmall ? 4 : -2, 60);
  file.writeInt32LE(-2, 68);
  file.writeUInt32LE(0, 76);
  const last = 1 + sectors;
  // The table: itself, the directory, and each sector of the stream with the one before it as its next.
  [-3, -2, -2, ...Array.from({ length: sectors - 1 }, (_, at) => at + 2), -2].forEach((next, at) =>
    file.writeInt32LE(next, 512 + at * 4),
  );
  const entry = (at: number, name: string, [type, start, size]: [number, number, number]) => {
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(type, at + 66);
    file.writeInt32LE(start, at + 116);
    file.writeUInt32LE(size, at + 120);
  };
  entry(1024, 'Root Entry', [5, isSmall ? last : -2, isSmall ? stream.length : 0]);
  entry(1152, 'Workbook', [2, isSmall ? 1 : last, isSmall ? 640 : stream.length]);
  const pieces = Array.from({ length: sectors }, (_, at) =>
    stream.subarray(at * 512, (at + 1) * 512),
  ).toReversed();
  if (!isSmall) return Buffer.concat([file, ...pieces]);
  // Small sectors: the stream begins at the second, continues at the first, then at the others.
  const small = Buffer.concat([stream.subarray(64, 128), stream.subarray(0, 64), stream.subarray(128)]);
  const table = Buffer.alloc(512, 0xff);
  [2, 0, 3, 4, 5, 6, 7, 8, 9, -2].forEach((next, at) => table.writeInt32LE(next, at * 4));
  return Buffer.concat([file, small.subarray(512), small.subarray(0, 512), table]);
}
/** As long as it takes to put what comes next across the edge of a sector. */
const upTo = (place: number) => record(0xfc, ...Array<number>(place - 4).fill(0));

const BOOKS: [string, Buffer, string][] = [
  ['tables and charts', Buffer.concat([sheet(0), sheet(2)]), 'passed'],
  ['a sheet of macros', Buffer.concat([sheet(0), sheet(1)]), 'active'],
  ['one across sectors', Buffer.concat([upTo(507), sheet(1)]), 'active'],
  ['one across small sectors', Buffer.concat([upTo(60), sheet(1)]), 'active'],
  ['one that only its beginning tells', Buffer.concat([sheet(0), record(0x809, 0, 6, 0x40, 0)]), 'active'],
  ['encryption', record(0x2f, 0, 0), 'active'],
];
test.each(BOOKS)('a public xls with %s', async (_, records, wanted) => {
  for (const isSmall of [false, true]) {
    expect(await verdict('xls', 'public', workbookOf(records, isSmall))).toBe(wanted);
    expect(await verdict('xls', 'private', workbookOf(records, isSmall))).toBe('passed');
  }
});

test('an xls whose sectors go in circles, or that has no table, ends', async () => {
  const book = workbookOf(sheet(0));
  book.writeInt32LE(1, 512 + 4);
  expect(await verdict('xls', 'public', book)).toBe('broken');
  book.writeInt32LE(0, 68);
  expect(await verdict('xls', 'public', book)).toBe('broken');
});

const FILM = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

test('a film that is an archive too is never public', async () => {
  const film = Buffer.concat([FILM, Buffer.alloc(70_000)]);
  const both = Buffer.concat([film, zipOfTexts({ 'setup.exe': 'MZ' }), Buffer.alloc(60_000)]);
  expect(await verdict('mp4', 'public', both)).toBe('wrong_type');
  expect(await verdict('mp4', 'private', both)).toBe('passed');
  expect(await verdict('mp4', 'public', film)).toBe('passed');
});

const MARKS: [string, Buffer][] = [
  ['a rar', Buffer.from('526172211a0700', 'hex')],
  ['a newer rar', Buffer.from('526172211a070100', 'hex')],
  ['a 7z', Buffer.from('377abcaf271c0004', 'hex')],
  ['a zip far before its end', zipOfTexts({ 'setup.exe': 'MZ' })],
];
test.each(MARKS)('a film that hides %s is never public', async (_, archive) => {
  // At the beginning, and across the edge of what is read at once.
  for (const before of [0, 1024 * 1024 - FILM.length - 3]) {
    const both = Buffer.concat([FILM, Buffer.alloc(before), archive, Buffer.alloc(70_000)]);
    expect(await verdict('mp4', 'public', both)).toBe('wrong_type');
    expect(await verdict('mp4', 'private', both)).toBe('passed');
  }
});

test('a docx that hides an archive of another kind is never public', async () => {
  const letter = letterOf({ 'word/media/a.png': `${PNG}Rar!\x1a\x07\0` });
  expect(await verdict('docx', 'public', letter)).toBe('wrong_type');
});
