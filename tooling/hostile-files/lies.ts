import { EICAR } from '../services/clamav.ts';
import { family, type HostileFile, type Materials } from './hostile-file.ts';
import { pdfWith } from './pdf-writer.ts';
import { zipOfTexts } from './zip-writer.ts';

const text = 'an ordinary text';
const FOR_EVERYBODY = { nature: 'public', file_size: text.length, bytes: undefined };

export function viruses({ png }: Materials): HostileFile[] {
  return family('virus', [
    ['eicar.txt', 'the test virus', EICAR, 'stopped by the check'],
    [
      'eicar.zip',
      'in an archive',
      zipOfTexts({ 'readme.txt': 'hello', 'eicar.com': EICAR }),
      'stopped by the check',
    ],
    ['eicar.png', 'behind a picture', Buffer.concat([png, Buffer.from(EICAR)]), 'stopped by the check'],
    ['eicar.pdf', 'in a document', pdfWith('', `<< /Note (${EICAR}) >>`), 'stopped by the check'],
    ['eicar.dat', 'as any binary file', EICAR, 'stopped by the check'],
  ]);
}

export function lies({ png }: Materials): HostileFile[] {
  return family('told otherwise', [
    [
      'longer.txt',
      'more is sent than was said',
      text,
      'stopped by the store',
      { sent: Buffer.from(`${text} and more`) },
    ],
    [
      'shorter.txt',
      'less is sent than was said',
      text,
      'stopped by the store',
      { sent: Buffer.from(text.slice(1)) },
    ],
    [
      'other.txt',
      'as long, but another',
      text,
      'stopped by the store',
      { sent: Buffer.from(text.toUpperCase()) },
    ],
    [
      'hash.txt',
      'the hash of another file',
      text,
      'stopped by the store',
      { told: { md5_hash: '0'.repeat(32) } },
    ],
    [
      'as-html.txt',
      'sent as a page',
      text,
      'stopped by the store',
      { headers: { 'content-type': 'text/html' } },
    ],
    [
      'again.txt',
      'sent over another file',
      text,
      'stopped by the store',
      { headers: { 'if-none-match': '' } },
    ],
    [
      'mime.png',
      'a picture that is told to be a page',
      png,
      'stopped by the api',
      { told: { mime_type: 'text/html' } },
    ],
    ['ending.png', 'an ending that nobody knows', png, 'stopped by the api', { told: { extension: 'exe' } }],
    [
      'large.txt',
      'larger than anything may be',
      text,
      'stopped by the api',
      { told: { file_size: 100 * 1024 * 1024 + 1 } },
    ],
    ['empty.txt', 'nothing at all', '', 'stopped by the api'],
    ['negative.txt', 'less than nothing', text, 'stopped by the api', { told: { file_size: -1 } }],
    [
      'key.txt',
      'says where it wants to be stored',
      text,
      'stopped by the api',
      { told: { key: 'original/x' } },
    ],
    ['gift.zip', 'an archive for everybody', text, 'stopped by the api', { told: FOR_EVERYBODY }],
    ['setup.exe', 'a program for everybody', text, 'stopped by the api', { told: FOR_EVERYBODY }],
    [
      'proof.png',
      'a picture as a certificate',
      png,
      'stopped by the api',
      { told: { type: 'orgVerification', nature: 'private' } },
    ],
  ]);
}

export function names({ png }: Materials): HostileFile[] {
  return family('name', [
    ['gnp.exe.png', 'writing turned round', png, 'served', { told: { name: 'photo\u202egnp.exe' } }],
    ['path.png', 'a path', png, 'served', { told: { name: '../../../etc/passwd' } }],
    [
      'drive.png',
      'a drive and backslashes',
      png,
      'served',
      { told: { name: 'C:\\Windows\\System32\\x.dll' } },
    ],
    ['double.png', 'two endings', png, 'served', { told: { name: 'photo.png.html' } }],
    ['quote.png', 'quotes and another header', png, 'served', { told: { name: 'a"; filename="evil.html' } }],
    [
      'lines.png',
      'lines and another header',
      png,
      'stopped by the api',
      { told: { name: 'a\r\nSet-Cookie: a=b' } },
    ],
    ['zero.png', 'a null character', png, 'stopped by the api', { told: { name: 'a\0.html' } }],
    ['hidden.png', 'nothing that can be seen', png, 'served', { told: { name: '\u200b\u2060' } }],
    ['long.png', 'longer than any name', png, 'stopped by the api', { told: { name: 'a'.repeat(256) } }],
    ['markup.png', 'markup', png, 'served', { told: { name: '<img src=x onerror=alert(1)>.png' } }],
  ]);
}
