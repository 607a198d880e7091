import { LANGUAGE_CODES } from '@qrigin/domain/details';
import { expect, test } from 'vitest';
import { scanMessages, scanTranslations, TRANSLATED } from './scan-words.ts';

const messages = await scanMessages();

/** What a message leaves room for: values by their names, and elements. */
const placesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?\d+\/?>/g)].map(([place, name]) => name ?? place).toSorted();

test('scan pages are in English and in every other language that makers can write in', () => {
  expect(messages.length).toBeGreaterThan(100);
  expect(['en', ...TRANSLATED].toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
});

test.each(TRANSLATED)(
  'every message of the scan pages is written in %s, with all its places',
  async (language) => {
    const translations = await scanTranslations(language);
    expect(messages.filter(({ id }) => !translations[id]).map(({ text }) => text)).toEqual([]);
    for (const { id, text } of messages)
      expect([text, placesIn(translations[id] ?? '')]).toEqual([text, placesIn(text)]);
  },
);

test.each(TRANSLATED)('nothing in %s promises more than English does', async (language) => {
  for (const text of Object.values(await scanTranslations(language)))
    expect(text).not.toMatch(/असली|प्रामाणिक|सत्यापित|اصلی|مستند|تصدیق شدہ|genuine|verified/i);
});
