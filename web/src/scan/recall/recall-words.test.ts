import { expect, test } from 'vitest';
import { wordsIn } from '../words/scan-words.ts';
import { contactLink } from './contact-link.ts';
import { stepsOf } from './steps-of.ts';

test('each line is a step, without the number or dash that a maker put before it', () => {
  expect(stepsOf(wordsIn('en'), ' 1. Stop.\n\n2) Keep 1.5 metres away.\r\n- Call us.\n• Wait.')).toEqual([
    'Stop.',
    'Keep 1.5 metres away.',
    'Call us.',
    'Wait.',
  ]);
});

test.each([
  ['1800 000 2647', 'tel:18000002647'],
  [' +91 (44) 2345-678 ', 'tel:+91442345678'],
  ['recall@maker.example', 'mailto:recall@maker.example'],
  ['a@maker.example?body=x', undefined],
  ['javascript:alert(1)', undefined],
  ['Call 1800 000 2647', undefined],
  ['112', undefined],
  ['2026-11-15 10:00', undefined],
  ['1234 5678 9012 3456 7', undefined],
  ['', undefined],
])('%s leads to %s', (contact, href) => {
  expect(contactLink(contact)?.href).toBe(href);
});
