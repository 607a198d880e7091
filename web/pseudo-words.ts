const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĹṀÑÓÞǪŔŠŤÚṼŴẊÝŽ';
/** Other languages need up to this much more room. */
const STRETCH = 1.4;

/** The same words with every letter accented, and two fifths longer. `<0>` and `</0>` mark elements and stay. */
export function inPseudo(text: string): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part, index) => (index % 2 === 1 ? part : stretched(part)))
    .join('');
}

function stretched(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  const more = Math.ceil(text.trim().length * (STRETCH - 1));
  // After the last letter, so that a full stop stays last.
  return accented.replace(/\p{L}(?=\P{L}*$)/u, (last) => last + padding(more));
}

/** In words, so that lines break as they would. */
function padding(length: number): string {
  return ' ôôôô'
    .repeat(Math.ceil(length / 5))
    .slice(0, length)
    .trimEnd();
}
