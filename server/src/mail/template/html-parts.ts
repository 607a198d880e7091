import { bracketed } from './brackets.ts';
import type { Part, Path } from './email-content.ts';
import { type Html, html } from './html.ts';
import { COLOUR, FONT, MONO } from './look.ts';
import { lines, oneLine, withoutLinks } from './plain-text.ts';

const TEXT = html`margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:${COLOUR.ink2}`;
const WRAP = html`overflow-wrap:anywhere;word-break:break-word`;

function paragraph(content: Html | string): Html {
  return html`<p class="ink2" style="${TEXT};${WRAP}">${content}</p>`;
}

/** In two groups for the eye, without a space between them for the clipboard. */
function code(digits: string): Html {
  const middle = Math.ceil(digits.length / 2);
  const content = html`<p class="ink" style="margin:0;padding:6px 4px 6px 12px;${MONO};font-size:34px;line-height:1.15;letter-spacing:6px;white-space:nowrap;color:${COLOUR.ink}">${digits.slice(0, middle)}<span style="padding-left:10px">${digits.slice(middle)}</span></p>`;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 24px"><tr><td class="sunken" align="center" style="padding:20px 8px;background-color:${COLOUR.sunken};border-radius:10px">${bracketed(content, 16)}</td></tr></table>`;
}

function button(words: string, address: string): Html {
  return html`<table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="accent" bgcolor="${COLOUR.accent}" style="background-color:${COLOUR.accent};border-radius:8px;mso-padding-alt:12px 24px"><a class="on-accent" href="${address}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${words}</a></td></tr></table>`;
}

function link(words: string, address: string): Html {
  return html`<a class="link" href="${address}" style="font-weight:600;color:${COLOUR.link};text-decoration:underline">${words}</a>`;
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  const cell = html`padding:10px 0;border-top:1px solid ${COLOUR.line};${FONT};font-size:15px;line-height:1.5;vertical-align:top`;
  const row = ([name, value]: readonly [string, string]) =>
    html`<tr><td class="ink3 line" width="88" style="${cell};padding-right:12px;color:${COLOUR.ink3}">${oneLine(name)}</td><td class="ink line" style="${cell};font-weight:600;color:${COLOUR.ink};${WRAP}">${withoutLinks(value)}</td></tr>`;
  return html`<table class="line" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="table-layout:fixed;margin:8px 0 24px;border-bottom:1px solid ${COLOUR.line}">${rows.map(row)}</table>`;
}

function quote(text: string): Html {
  const [first = '', ...rest] = lines(text);
  const content = html`${first}${rest.map((line) => html`<br>${line}`)}`;
  return html`<blockquote class="line ink" style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${COLOUR.line};${FONT};font-size:16px;line-height:1.5;color:${COLOUR.ink};${WRAP}">${content}</blockquote>`;
}

/** One part of a letter as markup. */
export function htmlOf(part: Part, addressOf: (path: Path) => string): Html {
  switch (part.part) {
    case 'paragraph':
      return paragraph(oneLine(part.text));
    case 'code':
      return code(oneLine(part.code));
    case 'button':
      return button(part.words, addressOf(part.path));
    case 'link':
      return paragraph(html`${part.before} ${link(part.words, addressOf(part.path))}`);
    case 'facts':
      return facts(part.rows);
    case 'quote':
      return quote(part.text);
    default:
      return part satisfies never;
  }
}
