import { family, type HostileFile, type Materials, scriptOf } from './hostile-file.ts';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} width="60" height="60" ${attributes}><rect width="40" height="40" fill="teal"/>${inside}</svg>`;
}

/** References that double at each of these levels. */
function useBomb(levels: number): string {
  const level = (at: number) => `<g id="g${at}">${`<use href="#g${at - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: levels }, (_, at) => level(at + 1)).join('');
  return svg(`<defs><g id="g0"><rect width="1" height="1"/></g>${groups}</defs><use href="#g${levels}"/>`);
}

function running({ canary }: Materials): HostileFile[] {
  const js = scriptOf(canary);
  const inAttribute = js.replaceAll('"', '&quot;');
  return family('svg that runs', [
    ['script.svg', 'a script element', svg(`<script>${js}</script>`), 'served'],
    ['cdata.svg', 'a script in CDATA', svg(`<script><![CDATA[${js}]]></script>`), 'served'],
    ['onload.svg', 'a handler on the root', svg('', `onload="${inAttribute}"`), 'served'],
    ['onclick.svg', 'handlers on parts', svg(`<circle r="9" onmouseover="${inAttribute}"/>`), 'served'],
    [
      'prefixed.svg',
      'a script under another prefix',
      svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">${js}</s:script>`),
      'served',
    ],
    [
      'foreign.svg',
      'a page in foreignObject',
      svg(
        `<foreignObject width="50" height="50"><body xmlns="http://www.w3.org/1999/xhtml"><script>${js}</script><iframe srcdoc="&lt;script&gt;${js}&lt;/script&gt;"/></body></foreignObject>`,
      ),
      'served',
    ],
    [
      'link.svg',
      'a javascript: link',
      svg(`<a href="javascript:${inAttribute}"><circle r="20"/></a>`),
      'served',
    ],
    [
      'animate.svg',
      'an animation that sets a link',
      svg(
        `<a><animate attributeName="href" values="javascript:${inAttribute}"/><circle r="20"/></a><set attributeName="onload" to="${inAttribute}"/>`,
      ),
      'served',
    ],
    [
      'style-end.svg',
      'a style that ends early',
      svg(`<style>&lt;/style&gt;&lt;script&gt;${js}&lt;/script&gt;</style>`),
      'served',
    ],
    [
      'data-link.svg',
      'a use of a data: page',
      svg(`<use href="data:image/svg+xml,${encodeURIComponent(svg(`<script>${js}</script>`))}#x"/>`),
      'served',
    ],
    [
      'utf7.svg',
      'a declared other encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${svg(`+ADw-script+AD4-${js}+ADw-/script+AD4-`)}`,
      'served',
    ],
    [
      'utf16.svg',
      'UTF-16',
      Buffer.from(`\uFEFF${svg(`<script>${js}</script>`)}`, 'utf16le'),
      'stopped by the check',
    ],
  ]);
}

function loading({ canary }: Materials): HostileFile[] {
  return family('svg that loads', [
    [
      'image.svg',
      'a picture elsewhere',
      svg(`<image href="${canary}/image.png" width="9" height="9"/>`),
      'served',
    ],
    ['use.svg', 'a part of a file elsewhere', svg(`<use xlink:href="${canary}/use.svg#a"/>`), 'served'],
    [
      'import.svg',
      'a style sheet elsewhere',
      svg(`<style>@import url('${canary}/import.css');</style>`),
      'served',
    ],
    [
      'font.svg',
      'a font elsewhere',
      svg(`<style>@font-face{font-family:x;src:url(${canary}/font)}</style><text font-family="x">x</text>`),
      'served',
    ],
    [
      'fill.svg',
      'a fill elsewhere',
      svg(`<rect width="9" height="9" style="fill:url(${canary}/fill#a)"/>`),
      'served',
    ],
    [
      'escaped.svg',
      'an address in escapes',
      svg(`<style>rect{fill:u\\72l(${canary}/escaped#a)}</style>`),
      'served',
    ],
    [
      'filter.svg',
      'a filter picture elsewhere',
      svg(
        `<filter id="f"><feImage href="${canary}/filter.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
      ),
      'served',
    ],
    [
      'sheet.svg',
      'a processing instruction',
      `<?xml-stylesheet href="${canary}/sheet.css"?>${svg('')}`,
      'served',
    ],
    [
      'doctype.svg',
      'a document type elsewhere',
      `<!DOCTYPE svg SYSTEM "${canary}/svg.dtd">${svg('')}`,
      'served',
    ],
  ]);
}

function multiplying(): HostileFile[] {
  return family('svg that multiplies', [
    [
      'xxe.svg',
      'an entity of a file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      'stopped by the check',
    ],
    [
      'laughs.svg',
      'entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
      'stopped by the check',
    ],
    ['uses.svg', 'references that multiply', useBomb(9), 'stopped by the check'],
    [
      'huge.svg',
      'a size beyond any screen',
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect width="5" height="5"/></svg>`,
      'stopped by the check',
    ],
  ]);
}

/** Made so that a careless reader needs minutes, hours or its whole stack. */
function slow(): HostileFile[] {
  return family('svg that takes long', [
    ['comments.svg', 'comments without a root', `${'<!---->'.repeat(40)}<`, 'stopped by the check'],
    ['open.svg', 'comments that do not end', `${'<!-- '.repeat(200_000)}${svg('')}`, 'stopped by the check'],
    // With ten times as many Chromium itself takes two minutes over the original; our own reader is tried with 300,000.
    ['notes.svg', '10,000 instructions before the root', `${'<?a b?>'.repeat(10_000)}${svg('')}`, 'served'],
    [
      'deep.svg',
      'groups 300,000 deep',
      svg(`${'<g>'.repeat(300_000)}${'</g>'.repeat(300_000)}`),
      'stopped by the check',
    ],
    [
      'urls.svg',
      'half a million beginnings of an address',
      svg(`<path style="${'url(#'.repeat(500_000)}"/>`),
      'served',
    ],
    [
      'wide.svg',
      '200,000 attributes',
      svg(`<g ${Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
      'served',
    ],
  ]);
}

export function svgs(materials: Materials): HostileFile[] {
  return [...running(materials), ...loading(materials), ...multiplying(), ...slow()];
}
