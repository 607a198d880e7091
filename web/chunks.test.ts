import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { chunks } from './chunks.ts';

const at = (path: string) => join(import.meta.dirname, 'src', path);
const icon = (name: string) =>
  join(import.meta.dirname, `../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

const MAIN = at('app/main.tsx');
const LOGIN = at('features/auth/login.tsx');
const DASHBOARD = at('app/dashboard/dashboard-frame.tsx');
const [FIRST, CALL, MENU, KIT] = [at('first.ts'), at('call.ts'), at('menu.ts'), at('ui/later.ts')];
const LATER = ['one', 'two', 'three'].map((name) => at(`app/later-${name}.ts`));

const imports = (...ids: string[]) => ids.map((id) => `import '${id}';`).join('\n');
const draws = (names: string) =>
  `import { ${names} } from 'lucide-react'; globalThis.drawn = [${names.replace('X as ', '')}];`;
const opens = (...ids: string[]) =>
  `globalThis.pages = [${ids.map((id) => `() => import('${id}')`).join(', ')}];`;

/** A small website with the frames of the real one. */
const FILES: Record<string, string> = {
  [MAIN]: imports(FIRST) + opens(LOGIN, DASHBOARD, ...LATER),
  [FIRST]: draws('Check, X as Close'),
  [LOGIN]: imports(CALL, FIRST),
  [DASHBOARD]: imports(CALL, MENU),
  [CALL]: 'globalThis.called = 1;',
  [MENU]: draws('Menu, Check'),
  [KIT]: 'globalThis.kit = 1;',
  ...Object.fromEntries(LATER.map((id) => [id, imports(KIT) + draws('Check, Eye')])),
};

let files: Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'small-website',
        enforce: 'pre',
        resolveId: (id) => (id in FILES ? id : null),
        load: (id) => FILES[id] ?? null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: MAIN, output: { codeSplitting: { groups: chunks() } } },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  files = outputs.filter((file) => file.type === 'chunk');
  // A busy machine takes its time.
}, 60_000);

it.each([
  ['what main imports', FIRST, 'start'],
  ['an icon of it', icon('check'), 'start'],
  ['an icon of it under another name', icon('x'), 'start'],
  ['an icon of the dashboard', icon('menu'), 'dashboard'],
  ['an icon of later pages alone', icon('eye'), 'icons'],
  ['what signing in and the dashboard need', CALL, 'signing-in'],
  ['what the dashboard alone needs', MENU, 'dashboard'],
  ['a part of the kit that later pages share', KIT, 'parts'],
  ['a later page', at('app/later-one.ts'), 'later-one'],
  ['the dashboard itself', DASHBOARD, 'dashboard-frame'],
  ['main itself', MAIN, 'main'],
])('%s', (_what, id, name) => {
  expect(files.filter(({ moduleIds }) => moduleIds.includes(id)).map((file) => file.name)).toEqual([name]);
});

it('an icon that nothing draws is in no file', () => {
  expect(files.flatMap(({ moduleIds }) => moduleIds)).not.toContain(icon('zap'));
});
