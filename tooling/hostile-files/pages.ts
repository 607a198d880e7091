import { family, type HostileFile, type Materials, scriptOf } from './hostile-file.ts';
import { pdfWith } from './pdf-writer.ts';
import { pngWith } from './png-writer.ts';
import { zipOfTexts } from './zip-writer.ts';

const GIF = Buffer.from(
  'GIF89a\u0001\0\u0001\0\u0080\0\0\u00ff\u00ff\u00ff\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;',
  'latin1',
);

function htmlOf(canary: string): string {
  return `<!DOCTYPE html><html><body><script>${scriptOf(canary)}</script><img src="${canary}/page.png"></body></html>`;
}

/** A page under the name of something else. */
export function posing({ canary }: Materials): HostileFile[] {
  const html = htmlOf(canary);
  const endings = ['jpg', 'png', 'gif', 'webp', 'svg', 'pdf', 'mp4', 'docx', 'zip'];
  return family('html that poses', [
    ...endings.map((ending): [string, string, string, 'stopped by the check'] => [
      `page.${ending}`,
      `a page called ${ending}`,
      html,
      'stopped by the check',
    ]),
    ['page.html', 'a page that says so', html, 'served'],
    ['page.txt', 'a page called text', html, 'served'],
    ['page.csv', 'a page called table', html, 'served'],
    ['page.xyz', 'a page of no known type', html, 'served'],
  ]);
}

/** One file that is two things at once. */
export function polyglots({ canary, png, jpeg, webp }: Materials): HostileFile[] {
  const html = Buffer.from(htmlOf(canary));
  const js = scriptOf(canary);
  return family('polyglot', [
    [
      'gif-js.gif',
      'a GIF that is a script',
      Buffer.concat([Buffer.from('GIF89a=1;/*'), GIF.subarray(11), Buffer.from(`*/;${js}`)]),
      'stopped by the check',
    ],
    ['gif-html.gif', 'a page behind a GIF', Buffer.concat([GIF, html]), 'served'],
    [
      'jpeg-zip.jpg',
      'an archive behind a JPEG',
      Buffer.concat([jpeg, zipOfTexts({ 'evil.js': js })]),
      'served',
    ],
    ['jpeg-html.jpg', 'a page behind a JPEG', Buffer.concat([jpeg, html]), 'served'],
    [
      'png-text.png',
      'a page in a text chunk',
      pngWith(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
      'served',
    ],
    ['webp-html.webp', 'a page behind a WebP', Buffer.concat([webp, html]), 'served'],
    ['html-pdf.pdf', 'a page in front of a PDF', Buffer.concat([html, pdfWith('')]), 'stopped by the check'],
    ['pdf-html.pdf', 'a page behind a PDF', Buffer.concat([pdfWith(''), html]), 'stopped by the check'],
    [
      'zip-html.zip',
      'a page in front of an archive',
      Buffer.concat([html, zipOfTexts({ 'a.txt': 'a' })]),
      'stopped by the check',
    ],
  ]);
}
