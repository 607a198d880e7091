import type { Endpoint } from '@qrigin/domain/http';
import { type Dice, oneOf } from '../breaks/dice.ts';

/** Enough to choose from; older ones are likely to be gone. */
const KEPT = 40;
const LONGEST_TEXT = 300;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a name speaks of: `role` for `parent_role_id`, `roles`, `roleIds`; nothing for `id` alone. */
export function nounOf(name: string): string {
  const words =
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const last = words.filter((word) => word !== 'id' && word !== 'ids').at(-1) ?? '';
  return last.replace(/s$/, '');
}

/** What a parameter names: `:id` the word before it, any other name itself. */
export function nounOfParam(path: string, param: string): string {
  const segments = path.split('/');
  return nounOf(param) || nounOf(segments[segments.indexOf(`:${param}`) - 1] ?? '');
}

function nounOfReply(path: string): string {
  return nounOf(path.split('/').findLast((segment) => !segment.startsWith(':')) ?? '');
}

/** Ids by what they name and texts by their field, from earlier answers, so that later calls are about real things. */
export class Known {
  readonly #ids = new Map<string, Set<string>>();
  readonly #texts = new Map<string, Set<string>>();
  readonly #hidden: readonly string[];

  /** Ids in `hidden` are never learnt. */
  constructor(hidden: readonly string[] = []) {
    this.#hidden = hidden;
  }

  addId(noun: string, id: string): void {
    if (!this.#hidden.includes(id)) keep(this.#ids, noun, id);
  }

  hasId(noun: string): boolean {
    return Boolean(this.#ids.get(noun)?.size);
  }

  forget(id: string): void {
    for (const ids of this.#ids.values()) ids.delete(id);
  }

  learn({ path }: Endpoint, reply: unknown): void {
    this.#walk(reply, nounOfReply(path), '');
  }

  /** The value with known ids in place of made-up ones and, `withTexts`, some texts replaced by ones seen before. */
  fill(value: unknown, about: { noun: string; field: string; withTexts: boolean }, roll: Dice): unknown {
    const { noun, field, withTexts } = about;
    if (typeof value === 'string') {
      if (UUID.test(value)) return choose(this.#ids.get(nounOf(field) || noun), roll) ?? value;
      return withTexts && roll(4) === 0 ? (choose(this.#texts.get(field), roll) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((item) => this.fill(item, about, roll));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, this.fill(part, { ...about, field: key }, roll)]),
    );
  }

  #walk(value: unknown, noun: string, field: string): void {
    if (typeof value === 'string') {
      if (UUID.test(value)) this.addId(nounOf(field) || noun, value);
      else if (value.length <= LONGEST_TEXT) keep(this.#texts, field, value);
    } else if (Array.isArray(value)) {
      for (const item of value) this.#walk(item, noun, field);
    } else if (typeof value === 'object' && value !== null) {
      // What is in a list or below a name is named by it: `roles: [{ id }]` are ids of roles.
      const inner = field === '' || field === 'items' ? noun : nounOf(field);
      for (const [key, part] of Object.entries(value)) this.#walk(part, inner, key);
    }
  }
}

function keep(all: Map<string, Set<string>>, name: string, value: string): void {
  const values = all.get(name) ?? new Set();
  all.set(name, values.add(value));
  const [oldest] = values;
  if (values.size > KEPT && oldest !== undefined) values.delete(oldest);
}

function choose(values: Set<string> | undefined, roll: Dice): string | undefined {
  return values?.size ? oneOf([...values], roll) : undefined;
}
