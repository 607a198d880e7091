import { RULES } from './tooling/boundaries/rules.ts';

export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // The tool cannot use TypeScript 7. With this parser it reads all forms of import, those of types included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
