import { describe, expect, test } from 'vitest';
import { FILE_TYPES, fileTypeOf, GENERIC } from './index.ts';

const byName = (name: string) => fileTypeOf({ type: '', name });

test('[FILE-10] the type is that of the blob when it has one, whatever the name says', () => {
  expect(fileTypeOf({ type: 'image/png', name: 'photo.jpg' })).toEqual({
    extension: 'png',
    mime_type: 'image/png',
  });
  expect(fileTypeOf({ type: 'text/csv;charset=utf-8', name: 'x' })).toEqual({
    extension: 'csv',
    mime_type: 'text/csv',
  });
  expect(fileTypeOf({ type: 'application/x-zip-compressed', name: 'x' }).extension).toBe('zip');
});

test('where name and blob mean the same, the spelling of the name stays', () => {
  expect(fileTypeOf({ type: 'image/jpeg', name: 'a.JPEG' }).extension).toBe('jpeg');
  expect(fileTypeOf({ type: 'image/jpeg', name: 'a.png' }).extension).toBe('jpg');
});

test('[FILE-11] without a blob type it is told by the extension', () => {
  expect(byName('report.PDF')).toEqual({ extension: 'pdf', mime_type: 'application/pdf' });
  expect(byName('archive.tar.zip').extension).toBe('zip');
});

describe.each([
  ['[FILE-12] pictures', ['jpg', 'jpeg', 'png', 'gif', 'svg', 'webp'], /^image\//],
  ['[FILE-13] videos', ['mp4', 'webm', 'ogv', 'mov', 'avi', 'mkv', '3gp', 'flv'], /^video\//],
  [
    '[FILE-14] documents',
    ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv', 'html'],
    /^(application\/(pdf|msword|vnd\.(ms-excel|openxmlformats))|text\/)/,
  ],
  ['[FILE-15] archives', ['zip', 'rar', '7z'], /^application\/(zip|vnd\.rar|x-7z-compressed)$/],
] as const)('%s', (title, extensions, mime) => {
  test(`${title} are known by ${extensions.join(', ')}`, () => {
    for (const extension of extensions) {
      const found = byName(`file.${extension}`);
      expect(found.extension).toBe(extension);
      expect(found.mime_type).toMatch(mime);
      expect(fileTypeOf({ type: found.mime_type, name: 'file' }).mime_type).toBe(found.mime_type);
    }
  });
});

test('nothing else is known', () => {
  expect(Object.keys(FILE_TYPES)).toHaveLength(25);
});

test.each([
  ['', 'program.exe'],
  ['', 'no-ending'],
  ['', '.gitignore'],
  ['', 'trailing.'],
  ['', 'constructor'],
  ['', 'a.constructor'],
  ['application/x-strange', 'page.html'],
  ['constructor', 'x'],
])('[FILE-16] type %j and name %j make a generic binary without an extension', (type, name) => {
  expect(fileTypeOf({ type, name })).toEqual(GENERIC);
  expect(GENERIC).toEqual({ extension: '', mime_type: 'application/octet-stream' });
});
