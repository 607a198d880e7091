/**
 * The text without the characters at its ends that `edge` takes, which is tried on one at a time. A pattern such as
 * `[ .]+$` looks at every run of them anew and takes the square of its length.
 */
export function trimEnds(text: string, edge: RegExp): string {
  let [from, to] = [0, text.length];
  while (from < to && edge.test(text.charAt(from))) from += 1;
  while (from < to && edge.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
