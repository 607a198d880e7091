import { expect, test } from 'vitest';
import { redirectLink, safeLink, WebLink } from './links.ts';

test('only an encrypted address of the web is a link', () => {
  expect(safeLink(' https://honey.example/a?b#c ')?.href).toBe('https://honey.example/a?b#c');
  expect(safeLink('http://honey.example')).toBeUndefined();
  expect(safeLink('https://honey')).toBeUndefined();
  expect(safeLink('https://a@honey.example')).toBeUndefined();
  expect(safeLink('https://:b@honey.example')).toBeUndefined();
  expect(safeLink('https://honey.example:8080')).toBeUndefined();
  expect(safeLink('https://honey.example:443/')?.href).toBe('https://honey.example/');
  expect(safeLink('honey.example')).toBeUndefined();
});

test('an address is as long as browsers take it', () => {
  const start = 'https://honey.example/';
  expect(safeLink(start.padEnd(2048, 'x'))).toBeDefined();
  expect(safeLink(start.padEnd(2049, 'x'))).toBeUndefined();
});

test('where a maker leads shoppers on to may be a website that is not encrypted, and nothing else', () => {
  expect(redirectLink('http://honey.example')?.href).toBe('http://honey.example/');
  expect(redirectLink('https://honey.example')?.href).toBe('https://honey.example/');
  for (const wrong of [
    'ftp://honey.example',
    'javascript:alert(1)',
    'http://a@honey.example',
    'http://honey',
  ])
    expect(redirectLink(wrong)).toBeUndefined();
});

test('a web address can be typed without its beginning, and be left out', () => {
  expect(WebLink.parse(' honey.example/shop ')).toBe('https://honey.example/shop');
  expect(WebLink.parse('https://honey.example')).toBe('https://honey.example');
  expect(WebLink.parse('')).toBe('');
  for (const wrong of [
    'http://honey.example',
    'honey',
    'javascript:alert(1)',
    'honey.exam\nple',
    `https://a.example/${'x'.repeat(2048)}`,
  ])
    expect(WebLink.safeParse(wrong).success).toBe(false);
});
