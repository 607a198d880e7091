/** `list-price` becomes `listPrice`. */
function camel(words: string): string {
  return words.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

const listOf = (feature: string) => camel(`list-${feature}`);

/** A contract with one endpoint, as the example to change. */
export function contract(feature: string): string {
  return `import { z } from 'zod';
import { endpoint, Id } from '../http/index.ts';
import { ORGANISATIONS } from '../organisations/feature.ts';

export const ${listOf(feature)} = endpoint({
  name: '${listOf(feature)}',
  summary: 'The ${feature} of the organisation',
  method: 'GET',
  path: '/:org/${feature}',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },
  params: z.object({ org: Id }),
  reply: z.array(z.object({ id: Id, name: z.string() })),
});
`;
}

export function door(feature: string): string {
  return `export { ${listOf(feature)} } from './contract.ts';\n`;
}

export function routes(feature: string): string {
  return `import { ${listOf(feature)} } from '@qrigin/domain/${feature}';
import type { Serve } from '../../http/serve.ts';

export function routes(serve: Serve) {
  serve(${listOf(feature)}, async () => []);
}
`;
}

const IMPORT = /^import \{ routes as \w+ \} from '\.\/([a-z-]+)\/routes\.ts';\n/gm;
const LIST = /const FEATURES = \{[^}]*\};/;

/** The server's list of features with one more, in order of the alphabet. */
export function withFeature(list: string, feature: string): string {
  const known = [...list.matchAll(IMPORT)];
  const first = known[0]?.index;
  if (first === undefined || !LIST.test(list))
    throw new Error('server/src/features/index.ts is not the list it was');
  const names = [...known.map(([, name = '']) => name), feature].toSorted();
  const imports = names
    .map((name) => `import { routes as ${camel(name)} } from './${name}/routes.ts';\n`)
    .join('');
  return (list.slice(0, first) + imports + list.slice(first).replaceAll(IMPORT, '')).replace(
    LIST,
    `const FEATURES = { ${names.map(camel).join(', ')} };`,
  );
}
