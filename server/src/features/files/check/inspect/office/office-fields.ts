import { Refused } from '../refused.ts';
import { type Attributes, type Watcher, withoutPrefix } from './office-xml.ts';

/** Deeper than fields of any letter. */
const MAX_DEPTH = 1000;
/** Of its code; the name comes first. */
const NAME_LENGTH = 32;

/** A field, while its code is read; then `isShown`, while its result is. */
type Field = { code: string; isShown: boolean };

/** The name is the first word, and letters do not tell whether it is in quotes. */
function beginOf(code: string): string {
  return code
    .replace(/^[\s"'“”]+/, '')
    .slice(0, NAME_LENGTH)
    .toLowerCase();
}

function requireHarmless(code: string): void {
  if (beginOf(code).startsWith('dde')) throw new Refused('active');
}

/** All values by this name, whatever their prefix is: readers differ in which of two they take. */
function valuesOf(attributes: Attributes, wanted: string): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => (withoutPrefix(name) === wanted ? value : []));
}

/**
 * Refuses fields that ask another program (`DDE`, `DDEAUTO`). The code of a field may be cut into many texts, and have
 * other fields in it.
 */
export class Fields implements Watcher {
  readonly #open: Field[] = [];
  #isCode = false;

  openElement(name: string, attributes: Attributes): void {
    // Between the beginning of a field and its result, any text is code.
    if (name === 'instrText' || name === 't') this.#isCode = true;
    if (name === 'fldSimple') for (const code of valuesOf(attributes, 'instr')) requireHarmless(code);
    if (name === 'fldChar') for (const mark of valuesOf(attributes, 'fldCharType')) this.#mark(mark);
  }

  closeElement(): void {
    this.#isCode = false;
  }

  text(text: string): void {
    const field = this.#open.at(-1);
    if (!this.#isCode || !field || field.isShown) return;
    field.code = beginOf(field.code + text);
    requireHarmless(field.code);
  }

  #mark(mark: string): void {
    const field = this.#open.at(-1);
    if (mark === 'end') this.#open.pop();
    if (mark === 'separate' && field) field.isShown = true;
    if (mark !== 'begin') return;
    // The other field would write this one's name.
    if (field && !field.isShown && 'ddeauto'.startsWith(field.code.trim())) throw new Refused('active');
    if (this.#open.length >= MAX_DEPTH) throw new Refused('broken');
    this.#open.push({ code: '', isShown: false });
  }
}
