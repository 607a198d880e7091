import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EXAMPLE_CODES } from '../../web/src/app/pages/home/pictures/example-codes.ts';

/** Embedded, because the card is drawn without a website around it. */
function fontOf(family: string, file: string): string {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  const data = readFileSync(path).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${data}) }`;
}

const STYLE = `
${fontOf('Head', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${fontOf('Text', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
.card { position: relative; box-sizing: border-box; width: 1200px; height: 630px; padding: 72px 80px; overflow: hidden; background: #faf8f4; color: #14201b; font: 400 30px/1.45 Text }
.name { display: flex; align-items: center; gap: 18px; font: 650 40px/1 Head; letter-spacing: -.02em }
h1 { margin: 72px 0 28px; font: 650 92px/1 Head; letter-spacing: -.03em }
p { margin: 0; width: 620px; text-wrap: balance; color: #46534c }
.liner { position: absolute; top: 0; right: 80px; bottom: 0; width: 380px; background: #f3efe7; box-shadow: inset 1px 0 #e4ded2, inset -1px 0 #e4ded2 }
.label { position: absolute; top: 92px; left: 24px; width: 332px; height: 446px; overflow: hidden; border-radius: 22px; background: #fff; box-shadow: 0 0 0 1px rgb(20 32 27 / .1) }
.top { padding: 28px 26px; height: 96px; background: #14201b; color: #fff; font: 650 36px/1.05 Head; letter-spacing: -.02em }
.code { display: block; margin: 34px auto 0; width: 232px }
.tear { position: absolute; right: 0; left: 0; height: 2px; background: repeating-linear-gradient(90deg, #8c8676 0 7px, transparent 7px 14px); opacity: .7 }`;

function codePath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}

/** What other websites show beside a link to this one, 1200 by 630 pixels. */
export function shareCard(mark: string): string {
  const code = `<svg class="code" viewBox="0 0 29 29"><path shape-rendering="crispEdges" d="${codePath(EXAMPLE_CODES[0])}"/></svg>`;
  return `<style>${STYLE}</style>
<div class="card">
  <div class="name">${mark}Qrigin</div>
  <h1>Every pack<br>answers<br>for itself.</h1>
  <p>A code for every pack, and a page that stays true.</p>
  <div class="liner">
    <i class="tear" style="top: 76px"></i>
    <div class="label"><div class="top">Your<br>product</div>${code}</div>
    <i class="tear" style="top: 554px"></i>
  </div>
</div>`;
}
