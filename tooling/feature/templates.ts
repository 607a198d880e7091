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

/** `price-list` is declared as `PRICE_LIST_FEATURE`. */
const declared = (feature: string) => `${feature.replaceAll('-', '_').toUpperCase()}_FEATURE`;

export function door(feature: string): string {
  return `export { ${listOf(feature)} } from './contract.ts';\nexport { ${declared(feature)} } from './feature.ts';\n`;
}

export function routes(feature: string): string {
  return `import * as contract from '@qrigin/domain/${feature}';
import type { Serve } from '../../http/serve.ts';

export function routes(serve: Serve) {
  serve(contract.${listOf(feature)}, async () => []);
}
`;
}

export function served(feature: string): string {
  return `import { ${declared(feature)} } from '@qrigin/domain/${feature}';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const ${camel(feature)} = serverFeature(${declared(feature)}, { routes });
`;
}

const IMPORT = /^import \{ \w+ \} from '\.\/([a-z-]+)\/feature\.ts';\n/gm;
const LIST = /(const FEATURES: readonly ServerFeature\[\] = )\[[^\]]*\];/;

/** The server's list of features with one more, in order of the alphabet. */
export function withFeature(list: string, feature: string): string {
  const known = [...list.matchAll(IMPORT)];
  const first = known[0]?.index;
  if (first === undefined || !LIST.test(list))
    throw new Error('server/src/features/index.ts is not the list it was');
  const names = [...known.map(([, name = '']) => name), feature].toSorted();
  const imports = names.map((name) => `import { ${camel(name)} } from './${name}/feature.ts';\n`).join('');
  return (list.slice(0, first) + imports + list.slice(first).replaceAll(IMPORT, '')).replace(
    LIST,
    `$1[${names.map(camel).join(', ')}];`,
  );
}
