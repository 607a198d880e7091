import { Refused } from './refused.ts';

/** Elements that are drawn again because others use them. A few bytes can ask for billions. */
const MAX_USED = 10_000;
/** Deeper than what uses what in any drawing, and not too deep to be followed. */
const MAX_DEPTH = 500;

/** An element with an id, and all in it that is not in another such element. */
type Part = { elements: number; inside: Part[]; uses: string[]; size?: number };

const newPart = (): Part => ({ elements: 0, inside: [], uses: [] });

/** Counts what `use` makes of a drawing. Each element is counted once. */
export class Uses {
  readonly #root = newPart();
  readonly #open: Part[] = [this.#root];
  readonly #byId = new Map<string, Part>();
  #elements = 0;

  openElement(name: string, { id, href, 'xlink:href': oldHref }: Readonly<Record<string, string>>): void {
    const around = this.#open.at(-1) ?? this.#root;
    const part = id === undefined ? around : this.#partOf(id);
    if (part !== around) around.inside.push(part);
    part.elements += 1;
    this.#elements += 1;
    const used = href ?? oldHref;
    if (name === 'use' && used !== undefined) part.uses.push(used.slice(1));
    this.#open.push(part);
  }

  closeElement(): void {
    this.#open.pop();
  }

  /** Readers differ in which of two elements with one id they use, so both count. */
  #partOf(id: string): Part {
    const part = this.#byId.get(id) ?? newPart();
    this.#byId.set(id, part);
    return part;
  }

  requireFew(): void {
    if (this.#sizeOf(this.#root, 0) - this.#elements > MAX_USED) throw new Refused('too_big');
  }

  #sizeOf(part: Part, depth: number): number {
    if (depth > MAX_DEPTH) throw new Refused('too_big');
    if (part.size !== undefined) return part.size;
    // What uses itself is not drawn by anyone.
    part.size = 0;
    const used = part.uses.flatMap((id) => this.#byId.get(id) ?? []);
    part.size = [...part.inside, ...used].reduce(
      (sum, other) => sum + this.#sizeOf(other, depth + 1),
      part.elements,
    );
    return part.size;
  }
}
