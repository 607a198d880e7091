/** Written as a list of words, so that it can be read. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What addresses end in most often, and what those end in that are made to deceive. Endings that are also how companies
 * write what they are (ltd, inc, llc, gmbh) are not in it, nor words that follow a full stop in a hurry (no, st, at, be, by, is,
 * so): 'Hill Farm Pvt.Ltd' and 'Plot.No 5' are names.
 */
const ENDINGS: ReadonlySet<string> = new Set(
  words(`
    com net org info biz edu gov mil int name mobi pro tel asia eu example invalid test localhost onion
    io co ai me tv cc ws fm gg gl gd ly to sh vc sx im ch cn cz de dk es fi fr gr hk hu id ie il
    in ir it jp kr kz lk lt lu lv mx my ng nl np nz ph pk pl pt pw qa ro rs ru se sg si sk su th tk ga ml cf gq
    tr tw ua uk us uz vn za ae ar au bd bg br ca cl cm ee re рф рус онлайн сайт
    app dev page web site website online store shop shopping buy sale deals live life link links click top xyz club fun
    icu vip win bid loan work works world today news blog cloud host hosting space tech digital email support help
    services service solutions center centre network systems software agency company business finance financial bank
    money cash credit pay payments insurance security zone wiki vote trade download stream review reviews party science
    date racing men accountant cricket faith webcam country rest bar cam quest monster sbs cfd bond lol mom hair makeup
    chat run group team social market media guru exchange tips ink codes global ventures art cafe care
    beauty skin boats yachts autos homes one zip mov new how dad phd prof foo nexus bharat
  `),
);

/** Hosts of one letter that everyone knows. All of them would be too much: 'B.Com' and 'M.Tech' are degrees. */
const SHORT: ReadonlySet<string> = new Set(['t.me', 'x.com']);

/** Signs that browsers read as a full stop, or that no one sees. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024]/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const HOST_BEFORE = /[\p{L}\p{N}\p{M}-]{2}$/u;
const ENDING = /^\p{L}{2,}/u;
const NUMBERS = /^\d{1,3}$/;

/**
 * Whether a text has in it what a mail program or a reader takes for an address of the web or of a person: a scheme,
 * 'www.', 'host.ending' with an ending that addresses have, 'host.anything/path', four numbers, or 'name@host.anything'.
 * Initials, titles, degrees and forms of companies are none: 'J.R.D. Tata', 'St.Mary', 'B.Com', 'Pvt.Ltd', 'Node.js'.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(DOTS, '.').replaceAll(UNSEEN, '').toLowerCase();
  return plain.includes('://') || plain.split(/\s/u).some(isAddress);
}

function isAddress(word: string): boolean {
  if (word.includes('www.')) return true;
  const labels = word.split('.');
  if (labels.length > 1 && isPerson(word)) return true;
  if (labels.length > 3 && labels.filter((label) => NUMBERS.test(label)).length > 2) return true;
  return labels.some((label, index) => index > 0 && isEnding(label, labels[index - 1] ?? ''));
}

/** `name@host.ending`, with anything on both sides. */
function isPerson(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && /[\p{L}\p{N}\p{M}]\.[\p{L}\p{N}]/u.test(word.slice(at + 1));
}

function isEnding(label: string, before: string): boolean {
  // An ending in another script, as browsers send it.
  if (label.startsWith('xn--')) return HOST_BEFORE.test(before);
  const ending = ENDING.exec(label)?.[0] ?? '';
  const rest = label.slice(ending.length);
  if (ending === '') return false;
  // With a path behind it any ending is one, and a host of one letter too: short addresses look like that.
  if (/^(?::\d+)?[/?#]./u.test(rest)) return /[\p{L}\p{N}\p{M}]$/u.test(before);
  const isHost = HOST_BEFORE.test(before) || SHORT.has(`${before.at(-1)}.${ending}`);
  return isHost && ENDINGS.has(ending) && !/^[\p{L}\p{N}]/u.test(rest);
}
