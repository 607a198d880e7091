import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import { z } from 'zod';
import { plainText, type TextOf } from './text.ts';

/** The part of JSON Schema that our contracts use. */
type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
};

/** So often is a value drawn anew that the schema refuses; an impossible schema must not hang the suite. */
const TRIES = 100;

const DATE = fc.date({
  noInvalidDate: true,
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
});

const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  'date-time': DATE.map((date) => date.toISOString()),
  date: DATE.map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
  code: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/),
};

function text(schema: JsonSchema, textOf: TextOf): Arbitrary<string> {
  const { format = '', minLength = 0, maxLength } = schema;
  const known = FORMATS[format];
  if (known) return known;
  const pattern = schema.pattern ?? schema.allOf?.find((part) => part.pattern)?.pattern;
  // Text with a negated class (no control characters) is what people type; other patterns are followed.
  if (pattern !== undefined && !pattern.includes('Cc')) return fc.stringMatching(new RegExp(pattern, 'u'));
  return textOf({ min: minLength, max: maxLength });
}

function number(schema: JsonSchema, isWhole: boolean): Arbitrary<number> {
  const step = isWhole ? 1 : Number.MIN_VALUE;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const min = least ?? Math.min(most ?? 0, 0) - 1000;
  const max = most ?? Math.max(min, 0) + 1000;
  if (isWhole) return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value || 0);
}

function object(schema: JsonSchema, textOf: TextOf): Arbitrary<unknown> {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    const key = fromJsonSchema({ type: 'string', ...propertyNames }, textOf) as Arbitrary<string>;
    return fc.dictionary(key, fromJsonSchema(additionalProperties, textOf), { maxKeys: 4 });
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => [name, fromJsonSchema(field, textOf)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function array(schema: JsonSchema, textOf: TextOf): Arbitrary<unknown> {
  const { prefixItems, items, minItems = 0, maxItems = 3 } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fromJsonSchema(item, textOf)));
  const item = typeof items === 'object' ? items : {};
  return fc.array(fromJsonSchema(item, textOf), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 5)),
  });
}

function ofType(type: string, schema: JsonSchema, textOf: TextOf): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema, textOf);
    case 'integer':
    case 'number':
      return number(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return array(schema, textOf);
    case 'object':
      return object(schema, textOf);
    default:
      throw new Error(`a contract uses a schema that cannot be generated: ${JSON.stringify(schema)}`);
  }
}

function fromJsonSchema(schema: JsonSchema, textOf: TextOf): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromJsonSchema(choice, textOf)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => ofType(type, schema, textOf)));
  }
  const isAnything = Object.keys(schema).every((key) => key === '$schema');
  return isAnything ? fc.jsonValue({ maxDepth: 2 }) : ofType(schema.type ?? 'none', schema, textOf);
}

const INPUT = { io: 'input', unrepresentable: 'throw' } as const;

/**
 * The input side of a chain shows only its first link: for text that is trimmed and then parsed as an email
 * address it says `string`. What the last link asks of the same type is added.
 */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    ...INPUT,
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.out._zod.def.type === 'transform') return;
      const last = z.toJSONSchema(def.out, INPUT);
      if (last.type === jsonSchema.type) Object.assign(jsonSchema, last);
    },
  }) as JsonSchema;
}

/** Of large contracts it takes longer to make them than to draw hundreds of values. */
const MADE = new WeakMap<TextOf, WeakMap<z.ZodType, Arbitrary<unknown>>>();

function candidatesOf(schema: z.ZodType, textOf: TextOf): Arbitrary<unknown> {
  const known = MADE.get(textOf) ?? new WeakMap<z.ZodType, Arbitrary<unknown>>();
  MADE.set(textOf, known);
  const made = known.get(schema) ?? fromJsonSchema(toJsonSchema(schema), textOf);
  known.set(schema, made);
  return made;
}

/** Of several fields that are hard to guess, hardly any value has all right; those that are not may be left out. */
function withoutRefused(schema: z.ZodType, value: unknown): unknown {
  const { error } = schema.safeParse(value);
  const refused = new Set(error?.issues.map(({ path: [name] }) => name));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !refused.has(name)));
}

/**
 * Values that the schema accepts, checked by the schema itself (refinements are not part of JSON Schema). When no
 * such value is found the last one comes back without what was wrong with it, and where that is not enough the caller
 * will see it refused.
 */
export function arbitraryOf(schema: z.ZodType, textOf: TextOf = plainText): Arbitrary<unknown> {
  const candidates = candidatesOf(schema, textOf);
  return fc.infiniteStream(candidates, { noHistory: true }).map((stream) => {
    let value: unknown;
    for (value of stream.take(TRIES)) if (schema.safeParse(value).success) return value;
    return withoutRefused(schema, value);
  });
}

/** One value that the schema accepts, the same for the same seed. */
export function validValue(schema: z.ZodType, seed: number): unknown {
  const [value] = fc.sample(arbitraryOf(schema), { seed, numRuns: 1 });
  return value;
}
