import { build, type Plugin } from 'vite';

const SUFFIX = '?script';

/** `import text from './x.ts?script'`: the module and all that it imports as the text of one small classic script. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    // Before Vite, which would take the file for an ordinary module.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const { code, modules } = await bundle(id.slice(0, -SUFFIX.length));
      for (const file of modules) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** A module and all that it imports as one classic script. */
export async function bundle(input: string): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} made no script`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}
