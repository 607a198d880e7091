import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { inspectPdf } from './pdf.ts';
import { Refused } from './refused.ts';
import { cleanSvgFile } from './svg.ts';

const folder = mkdtempSync(join(tmpdir(), 'qrigin-slow-test-'));
// A busy machine takes longer by the clock; what is judged is how long it computed.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'sent');
const copy = join(folder, 'shown');

/** What the check says, and how long it took. */
async function timed(content: string | Buffer, check: () => Promise<void>) {
  writeFileSync(path, content);
  const start = process.cpuUsage();
  const verdict = await check().then(
    () => 'passed',
    (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
  );
  const { user, system } = process.cpuUsage(start);
  return { verdict, seconds: (user + system) / 1e6 };
}
const svg = (content: string) => timed(content, () => cleanSvgFile(path, copy));
const pdf = (content: Buffer) => timed(content, () => inspectPdf(path, false));

/** A document of these objects. */
function pdfOf(...objects: string[]): Buffer {
  const body = `%PDF-1.5\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

const SVGS: [string, string, string][] = [
  ['comments without a root', `${'<!---->'.repeat(30)}<`, 'wrong_type'],
  ['comments that do not end', '<!-- '.repeat(1_000_000), 'wrong_type'],
  ['instructions before the root', `${'<?a b?>'.repeat(300_000)}${SVG}></svg>`, 'passed'],
  ['spaces before the root', `${' '.repeat(4_000_000)}<html/>`, 'wrong_type'],
  ['deep nesting', `${SVG}>${'<g>'.repeat(600_000)}</svg>`, 'broken'],
  ['deep nesting of what is dropped', `${SVG}>${'<x>'.repeat(600_000)}</svg>`, 'broken'],
  ['beginnings of addresses', `${SVG}><path style="${'url(#a'.repeat(600_000)}"/></svg>`, 'passed'],
  ['styles full of spaces', `${SVG}><style>${'url( '.repeat(600_000)}</style></svg>`, 'passed'],
  [
    'uses of uses',
    `${SVG}><g id="a0"/>${Array.from({ length: 18 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}</svg>`,
    'too_big',
  ],
  [
    'a chain of uses',
    `${SVG}>${Array.from({ length: 30_000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')}</svg>`,
    'too_big',
  ],
  ['uses of an icon', `${SVG}><g id="a"><path/></g>${'<use href="#a"/>'.repeat(3000)}</svg>`, 'passed'],
  ['what uses itself', `${SVG}><g id="a"><use href="#a"/></g></svg>`, 'passed'],
  ['handlers without an end', `${SVG}><title>${' onx'.repeat(800_000)}</title></svg>`, 'passed'],
];
test.each(SVGS)('hole 2: an svg of %s takes no longer than its size asks for', async (_, content, wanted) => {
  const { verdict, seconds } = await svg(content);
  expect(verdict).toBe(wanted);
  expect(seconds).toBeLessThan(5);
});

const packedStream = (objects: Buffer, name = '/ObjStm') => {
  const packed = deflateSync(objects).toString('latin1');
  return `<< /Type ${name} /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
};
const SPACES = Buffer.alloc(12_000_000, ' ');
const SCRIPT = Buffer.from('9 0 << /S /JavaScript >>');

const PDFS: [string, () => Buffer, string][] = [
  [
    'one stream that is named 1,000 times',
    () => pdfOf(packedStream(SPACES).replace('/Length', `${'/Type /ObjStm '.repeat(1000)}/Length`)),
    'passed',
  ],
  [
    'one stream that 1,000 objects share',
    () => pdfOf(...Array.from({ length: 1000 }, () => '<< /Type /ObjStm >>'), packedStream(SPACES)),
    'broken',
  ],
  ['streams of 84 MB', () => pdfOf(...Array.from({ length: 7 }, () => packedStream(SPACES))), 'too_big'],
  ['streams without an end', () => pdfOf('/ObjStm stream\n'.repeat(200_000)), 'active'],
  ['names that never end', () => pdfOf('/#4fbj'.repeat(1_000_000)), 'passed'],
  ['spaces', () => pdfOf(`/Type${' '.repeat(3_000_000)}`), 'passed'],
  ['a packed script', () => pdfOf(packedStream(SCRIPT)), 'active'],
  ['a packed script under a name in numbers', () => pdfOf(packedStream(SCRIPT, '/#4fbj#53tm')), 'active'],
  [
    'a script across the edge of a window',
    () => pdfOf(' '.repeat(1024 * 1024 + 17), '<< /S /JavaScript >>'),
    'active',
  ],
];
test.each(PDFS)('hole 2: a pdf of %s takes no longer than its size asks for', async (_, content, wanted) => {
  const { verdict, seconds } = await pdf(content());
  expect(verdict).toBe(wanted);
  expect(seconds).toBeLessThan(5);
});

const ACTIONS: [string, string][] = [
  ['a script under a rendition', '<</S/Rendition/JS(app.alert(1))>>'],
  ['a rendition alone', '<< /S /Rendition /OP 0 /R 4 0 R >>'],
  ['a script by its key alone', '<< /JS (app.alert(1)) >>'],
  ['a key in numbers', '<< /#4a#53 <6170702e> >>'],
  ['a key with the script elsewhere', '<</JS 12 0 R>>'],
  ['a script in wide letters', '<</JS(\xfe\xff\0a)>>'],
  ['a document inside', '<</S/GoToE/F(x)>>'],
  ['a model', '<</Subtype/3D>>'],
  ['the key of a model', '<</3DD 5 0 R>>'],
  ['media', '<</Subtype/RichMedia>>'],
];
test.each(ACTIONS)('a pdf with %s is found, packed or not', async (_, action) => {
  const packed = packedStream(Buffer.from(`9 0 ${action}`, 'latin1'));
  expect((await pdf(pdfOf(action))).verdict).toBe('active');
  expect((await pdf(pdfOf(packed))).verdict).toBe('active');
  expect((await pdf(pdfOf(' '.repeat(1024 * 1024 - 20), action))).verdict).toBe('active');
});

/** A catalogue with a script, packed; `dictionary` says how. */
const hidden = (dictionary: string, packed = deflateSync(SCRIPT)) =>
  pdfOf(
    `<< ${dictionary} /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
  );
const FLATE = '/Type /ObjStm /Filter /FlateDecode';
const DECOY = `stream\n${deflateSync('harmless').toString('latin1')}endstream`;
const predicted = deflateSync(Buffer.from([...SCRIPT].flatMap((byte) => [0, byte])));
const twice = deflateSync(deflateSync(SCRIPT));

const HIDDEN: [string, () => Buffer][] = [
  ['behind a decoy in a comment', () => hidden(`/Type /ObjStm\n%${DECOY}\n/Filter /FlateDecode`)],
  ['behind a decoy in a comment that ends a dictionary', () => hidden(`/Type /ObjStm\n%>>${DECOY}\n`)],
  ['behind a decoy in a text', () => hidden(`${FLATE} /A (>>${DECOY})`)],
  ['behind a decoy in a comment that begins an object', () => hidden(`/DP 7 0 R %\n% 9 0 obj <<\n ${FLATE}`)],
  ['behind a predictor', () => hidden(`${FLATE} /DecodeParms << /Predictor 10 >>`, predicted)],
  ['behind a predictor in numbers', () => hidden(`/Decode#50arms 7 0 R ${FLATE}`, predicted)],
  ['behind two filters', () => hidden('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', twice)],
  ['behind filters elsewhere', () => hidden('/Type /ObjStm /Filter 7 0 R', twice)],
  ['in a stream without a type', () => hidden('/Filter /FlateDecode')],
  ['in one with its beginning elsewhere', () => hidden('/First 7 0 R /A (endobj) /Filter /FlateDecode')],
];
test.each(HIDDEN)('a script that a pdf packs away %s is found', async (_, content) => {
  expect(['active', 'broken']).toContain((await pdf(content())).verdict);
});

const HONEST: [string, () => Buffer][] = [
  ['packed objects', () => hidden(FLATE, deflateSync('9 0 << /Type /Page >>'))],
  ['a filter in a list', () => hidden('/Type/ObjStm/Filter[/FlateDecode]', deflateSync('9 0 <<>>'))],
  [
    'an index with a predictor',
    () =>
      pdfOf('<</Type/XRef/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 12>>>>\nstream\nx\nendstream'),
  ],
  [
    'names in its pictures by chance',
    () => pdfOf('<< >>\nstream\n\x93/JS\x80 /JS(\x01\x90 /JSON (text) /3D\x07 /3DModel\nendstream'),
  ],
  [
    'an outline',
    () => pdfOf('<< /First 5 0 R /Title (Upstream\\) 50%) /Last 6 0 R >>', '<< >>\nstream\nx\nendstream'),
  ],
];
test.each(HONEST)('a pdf with %s passes', async (_, content) => {
  expect((await pdf(content())).verdict).toBe('passed');
});

test.each(['background:src("//evil.example")', 'background:image("//evil.example")'])(
  'an svg style that loads by %s does not come along',
  async (style) => {
    await svg(`${SVG}><style>*{${style}}</style><g style='${style}'/></svg>`);
    expect(readFileSync(copy, 'utf8')).toBe(`${SVG}><g></g></svg>`);
  },
);

test('what an svg draws stays as it was, and is written the same way again', async () => {
  const drawing = `\uFEFF<?xml version="1.0"?><!DOCTYPE svg><svg width="9"><title>A &amp; &lt;B&gt;</title><text>5 &gt; 4<![CDATA[ & <]]></text>loose<rect fill='url("#a")' style="fill:url(#a)"/></svg>`;
  expect((await svg(drawing)).verdict).toBe('passed');
  const cleaned = readFileSync(copy, 'utf8');
  expect(cleaned).toBe(
    `${SVG} width="9"><title>A &amp; &lt;B&gt;</title><text>5 &gt; 4 &amp; &lt;</text><rect fill="url(&quot;#a&quot;)" style="fill:url(#a)"></rect></svg>`,
  );
  expect((await svg(cleaned)).verdict).toBe('passed');
  expect(readFileSync(copy, 'utf8')).toBe(cleaned);
});
