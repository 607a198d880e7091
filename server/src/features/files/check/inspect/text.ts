import { createReadStream } from 'node:fs';
import { Refused } from './refused.ts';

/** Characters that no text has: with them it is something else, or hides something. */
const NOT_TEXT = /[^\P{Cc}\t\n\r\f]/u;

/** The whole file as UTF-8; throws when it is not text. */
export async function requireText(path: string): Promise<void> {
  for await (const text of textOf(path)) if (NOT_TEXT.test(text)) throw new Refused('wrong_type');
}

/** `most` is in bytes. */
export async function readText(path: string, most: number): Promise<string> {
  let whole = '';
  let bytes = 0;
  for await (const text of textOf(path)) {
    bytes += Buffer.byteLength(text);
    if (bytes > most) throw new Refused('too_big');
    if (NOT_TEXT.test(text)) throw new Refused('wrong_type');
    whole += text;
  }
  return whole;
}

async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part?: Buffer) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new Refused('wrong_type', { cause: error });
    }
  };
  for await (const part of createReadStream(path)) yield decode(part);
  yield decode();
}
