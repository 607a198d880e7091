import { expect, test } from 'vitest';
import {
  FILE_TYPES,
  FileInfo,
  GENERIC,
  kindOf,
  mayBe,
  refusalOfInfo,
  saidBytes,
  savedName,
} from './index.ts';

const MB = 1024 * 1024;
const info = (fields: object = {}) =>
  FileInfo.parse({
    name: 'a.png',
    type: 'logo',
    nature: 'public',
    file_size: 10,
    md5_hash: 'a'.repeat(32),
    mime_type: 'image/png',
    extension: 'png',
    ...fields,
  });
const pdf = { name: 'a.pdf', mime_type: 'application/pdf', extension: 'pdf' };
const proof = { ...pdf, type: 'orgVerification', nature: 'private' };

test('[FILE-25] what a file is for goes into its type, and decides who reads it and what it may be', () => {
  expect(kindOf('logo')).toMatchObject({ maxBytes: 5 * MB, natures: ['public'] });
  expect(kindOf('orgVerification')).toMatchObject({
    maxBytes: 20 * MB,
    natures: ['private'],
    readBy: { name: 'org.legal.view' },
  });
  expect(kindOf('anything else')).toMatchObject({ maxBytes: 100 * MB, natures: ['private', 'public'] });
  expect(kindOf('constructor')).toBe(kindOf('anything else'));
  expect(mayBe(kindOf('logo'), { mime_type: FILE_TYPES.svg })).toBe(true);
  expect(mayBe(kindOf('logo'), { mime_type: FILE_TYPES.pdf })).toBe(false);
  expect(mayBe(kindOf('anything else'), GENERIC)).toBe(true);
});

test.each([
  ['a logo', {}, undefined],
  ['a certificate in KB', { ...proof, file_size: 20 * 1024 }, undefined],
  ['a certificate to the byte', { ...proof, file_size: 2, bytes: 1025 }, undefined],
  ['any binary file, private', { type: 'x', nature: 'private', ...GENERIC, file_size: 1 }, undefined],
  ['a public page', { type: 'x', extension: 'html', mime_type: 'text/html' }, undefined],
  ['a type of another ending', { extension: 'jpg' }, 'wrong_type'],
  ['a generic type with an ending', { type: 'x', mime_type: 'application/octet-stream' }, 'wrong_type'],
  ['a logo that is a document', pdf, 'wrong_type'],
  ['a public certificate', { ...proof, nature: 'public' }, 'wrong_type'],
  ['bytes that are other KB', { ...proof, file_size: 1, bytes: 1025 }, 'wrong_size'],
  ['bytes that are other bytes', { bytes: 11 }, 'wrong_size'],
  ['a logo that is too large', { file_size: 5 * MB + 1 }, 'too_big'],
  ['a certificate that is too large', { ...proof, file_size: 20 * 1024 + 1 }, 'too_big'],
])('%s: %o is %o', (_, fields, refusal) => {
  expect(refusalOfInfo(info(fields))).toBe(refusal);
});

test.each([
  ['an unknown file', GENERIC],
  ['a zip', { extension: 'zip', mime_type: FILE_TYPES.zip }],
  ['a rar', { extension: 'rar', mime_type: FILE_TYPES.rar }],
  ['a 7z', { extension: '7z', mime_type: FILE_TYPES['7z'] }],
])('[FILE-27] programs and archives are never public: %s', (_, type) => {
  const sent = { name: 'a', type: 'x', ...type };
  expect(refusalOfInfo(info({ ...sent, nature: 'public' }))).toBe('wrong_type');
  expect(refusalOfInfo(info({ ...sent, nature: 'private' }))).toBeUndefined();
});

test('the size is known to the byte, but not where it was said in KB', () => {
  expect(saidBytes(info())).toEqual({ bytes: 10, isExact: true });
  expect(saidBytes(info(proof))).toEqual({ bytes: 10 * 1024, isExact: false });
  expect(saidBytes(info({ ...proof, bytes: 10_000 }))).toEqual({ bytes: 10_000, isExact: true });
});

test.each([
  ['photo.jpg', 'jpg', 'photo.jpg'],
  ['photo.JPG', 'jpg', 'photo.JPG'],
  ['invoice.pdf.html', 'pdf', 'invoice.pdf.html.pdf'],
  ['evil\u202egnp.exe', 'png', 'evil_gnp.exe.png'],
  ['../../etc/passwd', 'txt', '_.._etc_passwd.txt'],
  ['C:\\Windows\\x.bat', 'csv', 'C__Windows_x.bat.csv'],
  ['...', 'png', 'file.png'],
  ['drawing.dwg', '', 'drawing.dwg'],
  ['page.html', '', 'page.html.bin'],
  ['मिर्च.pdf', 'pdf', 'मिर्च.pdf'],
] as const)('%j of type %j is saved as %j', (name, extension, saved) => {
  expect(savedName(name, extension)).toBe(saved);
});
