import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Above this a page waits longer for the compression than for the bytes that it saves. */
const BROTLI_QUALITY = 5;

/** The first of what we have that the browser takes; `undefined` when it takes none of it. */
export function pickEncoding<Offered extends Encoding>(
  accepted: string,
  offered: readonly Offered[],
): Offered | undefined {
  const weights = new Map(accepted.split(',').map(weightOf));
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return offered.find(takes);
}

/** `gzip;q=0.5` as its name and weight; nothing said is 1. */
function weightOf(text: string): [string, number] {
  const [name = '', ...settings] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight)];
}

export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return promisify(brotliCompress)(text, { params });
}
