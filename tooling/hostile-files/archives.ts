import { family, type HostileFile } from './hostile-file.ts';
import { zipOf, zipOfTexts } from './zip-writer.ts';

const MB = 1024 * 1024;
const LINK = 0o120777;
const text = Buffer.from('text');

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, '']));

export function archives(): HostileFile[] {
  const bomb = zipOf([{ name: 'zeros', content: Buffer.alloc(250 * MB) }]);
  return [
    ...family('archive bomb', [
      ['bomb.zip', '250 MB of zeros', bomb, 'stopped by the check'],
      [
        'bombs.zip',
        'three times 70 MB',
        zipOf([1, 2, 3].map((at) => ({ name: `${at}`, content: Buffer.alloc(70 * MB) }))),
        'stopped by the check',
      ],
      [
        'liar.zip',
        '150 MB that say to be 10 bytes',
        zipOf([{ name: 'zeros', content: Buffer.alloc(150 * MB), claims: 10 }]),
        'stopped by the check',
      ],
      ['many.zip', '1,001 entries', zipOfTexts(many(1001)), 'stopped by the check'],
      [
        'bomb.docx',
        'a bomb called document',
        zipOf([
          { name: '[Content_Types].xml', content: text },
          { name: 'word/document.xml', content: Buffer.alloc(220 * MB) },
        ]),
        'stopped by the check',
      ],
      [
        'nested.zip',
        'an archive in an archive',
        zipOf([{ name: 'inner.zip', content: zipOfTexts({ 'a.txt': 'a' }) }]),
        'served',
      ],
    ]),
    ...family('archive path', [
      [
        'up.zip',
        'a name with ..',
        zipOf([{ name: '../../etc/cron.d/evil', content: text }]),
        'stopped by the check',
      ],
      [
        'root.zip',
        'an absolute name',
        zipOf([{ name: '/etc/passwd', content: text }]),
        'stopped by the check',
      ],
      [
        'drive.zip',
        'a drive and backslashes',
        zipOf([{ name: 'C:\\Windows\\evil.dll', content: text }]),
        'stopped by the check',
      ],
      [
        'link.zip',
        'a symbolic link',
        zipOf([{ name: 'link', content: Buffer.from('/etc/passwd'), mode: LINK }]),
        'stopped by the check',
      ],
      [
        'locked.zip',
        'an encrypted entry',
        zipOf([{ name: 'secret.exe', content: text, flags: 1 }]),
        'stopped by the check',
      ],
    ]),
  ];
}
