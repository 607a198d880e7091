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
  return look(path, { what: 'check', extension, kind: 'attachment', nature }).then(
    () => 'passed',
    (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
  );
}

/** An archive of texts that are not packed. */
function zipOfTexts(texts: Record<string, string>): Buffer {
  const [entries, list]: [Buffer[], Buffer[]] = [[], []];
  let place = 0;
  for (const [name, text] of Object.entries(texts)) {
    const fields = Buffer.alloc(26);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(text.length, 14);
    fields.writeUInt32LE(text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const listed = Buffer.alloc(14);
    listed.writeUInt32LE(place, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name + text)]);
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
const letterWith = (...names: string[]) =>
  zipOfTexts({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': '<x/>',
    'word/document.xml': '<x/>',
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  });

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

test('a docx with pictures, fonts and settings is public', async () => {
  const letter = letterWith(
    'word/media/image1.PNG',
    'word/fonts/font1.odttf',
    'customXml/item1.xml',
    'word/',
  );
  expect(await verdict('docx', 'public', letter)).toBe('passed');
});

test('a film that is an archive too is never public', async () => {
  const film = Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
    Buffer.alloc(70_000),
  ]);
  const both = Buffer.concat([film, zipOfTexts({ 'setup.exe': 'MZ' }), Buffer.alloc(60_000)]);
  expect(await verdict('mp4', 'public', both)).toBe('wrong_type');
  expect(await verdict('mp4', 'private', both)).toBe('passed');
  expect(await verdict('mp4', 'public', film)).toBe('passed');
});
