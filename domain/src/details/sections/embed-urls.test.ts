import { describe, expect, test } from 'vitest';
import { decodeEmbedUrl, type Embed, embedOf, encodeEmbedUrl } from './embed-urls.ts';
import { Section } from './sections.ts';

const FILM = 'aqz-KE-bpKQ';

test('[PROD-52] a section of embed-urls has a list of addresses, each in base64 by itself', () => {
  const urls = ['https://vimeo.com/76979871', 'https://honey.example/recipes'];
  const embedUrlsData = urls.map(encodeEmbedUrl);
  expect(embedUrlsData).toEqual([
    'aHR0cHM6Ly92aW1lby5jb20vNzY5Nzk4NzE=',
    'aHR0cHM6Ly9ob25leS5leGFtcGxlL3JlY2lwZXM=',
  ]);
  const id = '5a3b1e00-0000-4000-8000-000000000001';
  const section = Section.parse({ id, type: 'embed-urls', embedUrlsData });
  expect(section).toEqual({ id, type: 'embed-urls', title: {}, is_hidden: false, embedUrlsData });
  expect(embedUrlsData.map(decodeEmbedUrl)).toEqual(urls);
  for (const wrong of [
    embedUrlsData.join(),
    btoa(JSON.stringify(urls)),
    ['not base64!'],
    Array(21).fill('YQ=='),
  ]) {
    const list = typeof wrong === 'string' ? wrong : [...wrong];
    expect(Section.safeParse({ id, type: 'embed-urls', embedUrlsData: list }).success).toBe(false);
  }
});

test('[PROD-59] each address is encoded as UTF-8, whatever is in it, and comes back as it was', () => {
  for (const url of [
    'https://शहद.example/नुस्खे?क=ख#ग',
    'https://honey.example/é?q=ü',
    'https://honey.example/😀',
    'https://honey.example/\u00a0x',
    '',
  ]) {
    expect(decodeEmbedUrl(encodeEmbedUrl(url))).toBe(url);
  }
  expect(encodeEmbedUrl('é')).toBe('w6k=');
});

test.each([
  ['spaces', 'aHR0 cHM6'],
  ['the alphabet of addresses', '_-8='],
  ['padding that is missing', 'YQ'],
  ['padding that is too long', 'YQ==='],
  ['padding inside', 'YQ==YQ=='],
  ['bits after the end', 'YR=='],
  ['bytes that are no UTF-8', btoa('\xff\xfe')],
  ['half a character of UTF-8', btoa('\xc3')],
  ['a character in more bytes than it needs', btoa('\xc0\xaf')],
  ['half a surrogate pair', btoa('\xed\xa0\x80')],
  ['a line end', 'YQ==\n'],
  ['more than any address', 'QUFB'.repeat(1025)],
])('[PROD-59] what is not base64 of UTF-8 in its one spelling is nothing: %s', (_, encoded) => {
  expect(decodeEmbedUrl(encoded)).toBeUndefined();
});

function placeOf(address: string) {
  const { href: link = '', hostname: host = '' } = URL.parse(address) ?? {};
  return { link, host };
}

const youtube = (address: string): Embed => ({
  provider: 'youtube',
  id: FILM,
  frame: `https://www.youtube-nocookie.com/embed/${FILM}`,
  ...placeOf(address),
});

test.each([
  `https://www.youtube.com/watch?v=${FILM}`,
  `https://youtube.com/watch?v=${FILM}&t=30s&list=x`,
  `https://m.youtube.com/watch?app=desktop&v=${FILM}`,
  `https://youtu.be/${FILM}?si=x`,
  `https://www.youtube.com/shorts/${FILM}`,
  `https://www.youtube.com/live/${FILM}?feature=share`,
  `https://www.youtube.com/embed/${FILM}?autoplay=1&origin=https://evil.example`,
  `https://www.youtube-nocookie.com/embed/${FILM}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${FILM}`,
  `  https://youtu.be/${FILM}  `,
])('[PROD-59] a film of YouTube is rebuilt from its id alone, without cookies: %s', (address) => {
  expect(embedOf(address)).toEqual(youtube(address.trim()));
});

test.each([
  ['https://vimeo.com/76979871', '76979871'],
  ['https://www.vimeo.com/76979871/', '76979871'],
  ['https://player.vimeo.com/video/76979871?autoplay=1', '76979871'],
])('[PROD-59] so is one of Vimeo: %s', (address, id) => {
  const frame = `https://player.vimeo.com/video/${id}?dnt=1`;
  expect(embedOf(address)).toEqual({ provider: 'vimeo', id, frame, ...placeOf(address) });
});

/** Ways to write an address that were used against others; what may be shown of each at the most. */
const FORMS = {
  /** Not even a link. */
  nothing: [
    `http://www.youtube.com/watch?v=${FILM}`,
    'http://vimeo.com/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://www.youtube.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://www.youtube.com/1',
    'file:///etc/passwd',
    'ftp://youtube.com/x',
    'ws://youtube.com',
    'view-source:https://youtube.com',
    'about:blank',
    `//www.youtube.com/watch?v=${FILM}`,
    `www.youtube.com/watch?v=${FILM}`,
    '/watch',
    '',
    ' ',
    'https://',
    'https:///',
    'https://?v=1',
    'https://#',
    'https://.',
    `https://user@www.youtube.com/watch?v=${FILM}`,
    `https://user:secret@www.youtube.com/watch?v=${FILM}`,
    `https://www.youtube.com:secret@evil.example/watch?v=${FILM}`,
    `https://www.youtube.com@evil.example/watch?v=${FILM}`,
    'https://www.youtube.com%40evil.example@evil.example/',
    `https://www.youtube.com:8443/watch?v=${FILM}`,
    'https://www.youtube.com:22/',
    'https://localhost/',
    'https://localhost:443@evil.example/',
    'https://router/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://www.youtube.com\u0000.evil.example/',
    'https://exa mple.example/',
    'https://<script>/',
    'https://%00.example/',
    'https://a..b\u0000/',
    `https://www.youtube.com/watch?v=${'x'.repeat(2100)}`,
  ],
  /** A link with its host in sight, and never a frame. */
  link: [
    'https://evil.example/',
    `https://evil.example/www.youtube.com/watch?v=${FILM}`,
    `https://evil.example/?https://www.youtube.com/watch?v=${FILM}`,
    `https://evil.example#www.youtube.com/watch?v=${FILM}`,
    `https://www.youtube.com.evil.example/watch?v=${FILM}`,
    `https://www-youtube.com/watch?v=${FILM}`,
    `https://evilyoutube.com/watch?v=${FILM}`,
    `https://youtube.com./watch?v=${FILM}`,
    `https://music.youtube.com/watch?v=${FILM}`,
    `https://xn--youtbe-9ya.com/watch?v=${FILM}`,
    `https://уoutube.com/watch?v=${FILM}`,
    `https://youtube.co/watch?v=${FILM}`,
    `https://youtu.be.evil.example/${FILM}`,
    `https://evil.example\\@www.youtube.com/watch?v=${FILM}`,
    `https:\\\\evil.example\\watch?v=${FILM}`,
    'https://evil.example%2f@www.youtube.com.evil.example/'.replace('%2f@', '/'),
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://127.0.0.1.nip.example/',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=x',
    'https://www.youtube.com/watch?v=aqz-KE-bpK<',
    'https://www.youtube.com/embed/../../redirect',
    'https://www.youtube.com/embed/%2e%2e%2f%2e%2e',
    'https://www.youtube.com/',
    'https://youtu.be/',
    'https://vimeo.com/76979871x',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/1234567890123',
    'https://vimeo.com/video/76979871/../../x',
    'https://player.vimeo.com.evil.example/video/76979871',
    'https://evil.example/\u202egnp.exe',
    'https://evil.example/"><script>alert(1)</script>',
    "https://evil.example/'onmouseover='alert(1)",
  ],
} as const;

describe('[PROD-59] no address becomes a frame of a host that is not listed', () => {
  test('there are at least eighty ways to write one', () => {
    expect(FORMS.nothing.length + FORMS.link.length).toBeGreaterThanOrEqual(80);
  });

  test.each(FORMS.nothing)('not even a link: %j', (address) => {
    expect(embedOf(address)).toBeUndefined();
    expect(embedOf(decodeEmbedUrl(encodeEmbedUrl(address)) ?? '')).toBeUndefined();
  });

  test.each(FORMS.link)('a link with its host in sight: %j', (address) => {
    const embed = embedOf(address);
    expect(embed).toEqual({ provider: undefined, link: expect.any(String), host: expect.any(String) });
    expect(URL.parse(embed?.link ?? '')).toMatchObject({
      protocol: 'https:',
      hostname: embed?.host,
      username: '',
      port: '',
    });
  });
});
