import type { Catalogue, Language } from '../language.ts';
import { MARK } from './brackets.ts';
import type { EmailContent, Path } from './email-content.ts';
import { type Html, html } from './html.ts';
import { htmlOf } from './html-parts.ts';
import { COLOUR, FONT, STYLE } from './look.ts';
import { oneLine } from './plain-text.ts';
import { TEAR_LINE, textOf } from './text-parts.ts';

const TEXTS = {
  en: {
    sentBy: 'You are getting this email from Qrigin at',
    because: 'because this email address was entered there.',
  },
} satisfies Catalogue;

type Where = { language: Language; appOrigin: string };

/** The same email for programs that show HTML and for those that show text. */
export function layOut(letter: EmailContent, { language, appOrigin }: Where) {
  const addressOf = (path: Path) => appOrigin + path;
  return {
    subject: oneLine(letter.subject),
    text: asText(letter, language, addressOf),
    html: asHtml(letter, language, addressOf).toString(),
    replyTo: letter.replyTo,
  };
}

function asText(letter: EmailContent, language: Language, addressOf: (path: Path) => string): string {
  const { sentBy, because } = TEXTS[language];
  const paragraphs = [
    'Qrigin',
    oneLine(letter.heading),
    ...letter.parts.map((part) => textOf(part, addressOf)),
    TEAR_LINE,
    oneLine(letter.note),
    `${sentBy} ${addressOf('/')} ${because}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Hidden, and followed by blanks, so that no email program shows the beginning of the email after it. */
function preheader(text: string): Html {
  const blanks = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`);
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${oneLine(text)}${blanks}</div>`;
}

function card({ heading, parts, note }: EmailContent, addressOf: (path: Path) => string): Html {
  return html`<tr><td class="card" style="padding:36px;background-color:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:14px">
<h1 class="ink" style="margin:0 0 12px;${FONT};font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-0.015em;color:${COLOUR.ink}">${oneLine(heading)}</h1>
${parts.map((part) => htmlOf(part, addressOf))}
<div class="tear" style="margin:24px 0 20px;border-top:2px dashed ${COLOUR.tear};opacity:.55;font-size:0;line-height:0">&nbsp;</div>
<p class="ink3" style="margin:0;${FONT};font-size:14px;line-height:1.5;color:${COLOUR.ink3}">${oneLine(note)}</p>
</td></tr>`;
}

function logo(): Html {
  return html`<tr><td style="padding:0 0 24px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 10px 0 0">${MARK}</td><td class="ink" style="${FONT};font-size:22px;line-height:1;font-weight:700;letter-spacing:-0.02em;color:${COLOUR.ink}">Qrigin</td></tr></table></td></tr>`;
}

function footer(language: Language, address: string): Html {
  const { sentBy, because } = TEXTS[language];
  const link = html`<a class="ink3" href="${address}" style="color:${COLOUR.ink3};text-decoration:underline">${new URL(address).host}</a>`;
  return html`<tr><td class="ink3" style="padding:20px 0 0;${FONT};font-size:13px;line-height:1.5;color:${COLOUR.ink3}">${sentBy} ${link} ${because}</td></tr>`;
}

function asHtml(letter: EmailContent, language: Language, addressOf: (path: Path) => string): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${oneLine(letter.subject)}</title>
${STYLE}
</head>
<body class="paper" style="margin:0;padding:0;background-color:${COLOUR.paper};-webkit-text-size-adjust:100%">
${preheader(letter.preheader)}
<table class="paper" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${COLOUR.paper}" style="background-color:${COLOUR.paper}"><tr><td class="page" align="center" style="padding:40px 20px">
<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:560px;text-align:left;table-layout:fixed">
${logo()}
${card(letter, addressOf)}
${footer(language, addressOf('/'))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
