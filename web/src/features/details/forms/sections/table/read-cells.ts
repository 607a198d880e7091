/**
 * The cells of a text that a spreadsheet put on the clipboard: a tab between cells, a line for each row, and quotes around
 * a cell that has one of these in it. Nothing for a text that is no table.
 */
export function readCells(text: string): string[][] | undefined {
  const body = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(body)) return undefined;
  const rows: string[][] = [['']];
  let isQuoted = false;
  const cell = () => rows.at(-1)?.at(-1) ?? '';
  const put = (char: string) => rows.at(-1)?.splice(-1, 1, cell() + char);
  for (let at = 0; at < body.length; at += 1) {
    const char = body.charAt(at);
    if (isQuoted && char === '"' && body.charAt(at + 1) === '"') {
      put('"');
      at += 1;
    } else if (isQuoted && char === '"') isQuoted = false;
    else if (!isQuoted && char === '"' && cell() === '') isQuoted = true;
    else if (!isQuoted && char === '\t') rows.at(-1)?.push('');
    else if (!isQuoted && char === '\n') rows.push(['']);
    else put(char);
  }
  return rows;
}
