import { expect, test } from 'vitest';
import { FILE_TYPES, mayBe } from '../files/index.ts';
import { PRODUCT_DOCUMENT, PRODUCT_PICTURE } from './feature.ts';

const MB = 1024 * 1024;

test('what shoppers see of a product is a picture for everyone, drawn at several widths', () => {
  expect(PRODUCT_PICTURE).toMatchObject({ maxBytes: 20 * MB, natures: ['public'], hasSizes: true });
  const { jpg, svg, pdf } = FILE_TYPES;
  expect([jpg, svg, pdf].map((mime_type) => mayBe(PRODUCT_PICTURE, { mime_type }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('what they can open is a PDF for everyone, without anything that runs', () => {
  expect(PRODUCT_DOCUMENT).toMatchObject({ maxBytes: 20 * MB, natures: ['public'], isVouchedFor: true });
  expect(mayBe(PRODUCT_DOCUMENT, { mime_type: FILE_TYPES.pdf })).toBe(true);
  expect(mayBe(PRODUCT_DOCUMENT, { mime_type: FILE_TYPES.docx })).toBe(false);
});
