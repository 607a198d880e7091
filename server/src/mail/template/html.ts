/** Text that is markup already. The private field keeps anything else from passing for it. */
class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Html };

type Value = string | number | Html | readonly Html[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

function inserted(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(inserted).join('');
  return escaped(String(value));
}

/** Everything that is put in is escaped unless it is such markup itself. Attributes need double quotes around them. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  const [first = '', ...rest] = pieces;
  return new Html(first + rest.map((piece, index) => inserted(values[index] ?? '') + piece).join(''));
}
