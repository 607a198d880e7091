import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that our contracts use. */
type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  allOf?: JsonSchema[];
  format?: string;
};

/** Letters of several scripts, so that nothing rests on plain ASCII. */
const LETTER = fc.constantFrom(...Array.from('abcXYZ019 éßकखगनम日本語-'));

function text({ minLength = 0, maxLength = 20, format, pattern }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  // Text with a negated class (no control characters) is what people type; other patterns are followed.
  if (pattern !== undefined && !pattern.includes('Cc')) return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.min(maxLength, 40);
  return fc
    .array(LETTER, { minLength: Math.max(minLength, 1), maxLength: longest })
    .map((letters) => `x${letters.join('')}`.slice(0, longest).trim());
}

function number({ type, minimum = -1000, maximum = 1000 }: JsonSchema): Arbitrary<number> {
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  return fc
    .double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true })
    .map((value) => value || 0);
}

function object({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fromJsonSchema(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function fromJsonSchema(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  const patterns = schema.allOf?.find((part) => part.pattern);
  switch (schema.type ?? 'any') {
    case 'string':
      return text({ ...schema, ...patterns });
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromJsonSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 5),
      });
    case 'object':
      return object(schema);
    default:
      throw new Error(`a contract uses a schema that cannot be generated: ${JSON.stringify(schema)}`);
  }
}

/** Values that the schema accepts, checked by the schema itself (refinements are not part of JSON Schema). */
function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' }) as JsonSchema;
  return fromJsonSchema(json).filter((value) => schema.safeParse(value).success);
}

/** One value that the schema accepts, the same for the same seed. */
export function validValue(schema: z.ZodType, seed: number): unknown {
  const [value] = fc.sample(arbitraryOf(schema), { seed, numRuns: 1 });
  return value;
}
