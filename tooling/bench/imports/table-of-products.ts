const HEADINGS = 'Reference;GTIN;Name;Type;Brand;Net quantity;Unit;MRP';

/** The last digit of a GTIN is computed from the others. */
function gtinOf(number: number): string {
  const digits = `890${String(number).padStart(9, '0')}`;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Mistakes of three kinds in turn. */
function mistake(cells: string[], number: number): string[] {
  if (number % 3 === 0) return cells.with(1, '8901234567891');
  return number % 3 === 1 ? cells.with(2, '') : cells.with(7, 'ask us');
}

/** A table of so many products as a European spreadsheet saves it, so many of them with a mistake. */
export function tableOfProducts(rows: number, faulty: number): string {
  const every = faulty === 0 ? Number.POSITIVE_INFINITY : Math.floor(rows / faulty);
  const lines = Array.from({ length: rows }, (_, number) => {
    const price = `1.${String(number % 1000).padStart(3, '0')},50`;
    const cells = [`P-${number}`, gtinOf(number), `Honey ${number}`, 'dynamic', 'Nilgiri', '500', 'g', price];
    const isFaulty = number % every === 0 && number / every < faulty;
    return (isFaulty ? mistake(cells, number / every) : cells).join(';');
  });
  return [HEADINGS, ...lines].join('\r\n');
}
