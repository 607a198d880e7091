import { join } from 'node:path';
import { type NodePath, type PluginObj, types } from '@babel/core';
import linguiMacros from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import babel from '@rolldown/plugin-babel';
import type { Plugin } from 'vite';
import { compiledCatalogues } from './catalogue.config.ts';
import { inPseudo } from './pseudo-words.ts';

interface Options {
  /** In a language that no one speaks, longer than English: shows words that bypass the catalogue, and cramped places. */
  isPseudo: boolean;
}

/**
 * Turns the marked words of a screen into messages of the catalogue. English stays in the code, so that a page brings
 * its own words and no catalogue is fetched; it is compiled here, so that no browser has to.
 */
export function words({ isPseudo }: Options) {
  const linguiConfig = getConfig({ cwd: import.meta.dirname });
  const macros = [linguiMacros, { descriptorFields: 'message', linguiConfig }];
  return [
    babel({
      presets: [
        {
          preset: { plugins: [macros, () => compileMessages(isPseudo)] },
          rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
        },
      ],
    }),
    compiledCatalogues(),
    ...(isPseudo ? [pseudoFailures()] : []),
  ];
}

/** The words of failures are not in the code of screens, so they are turned when they are shown. */
function pseudoFailures(): Plugin {
  const pseudoWords = JSON.stringify(join(import.meta.dirname, 'pseudo-words.ts'));
  return {
    name: 'pseudo-failures',
    load(id) {
      if (!id.endsWith('/src/words/plain-words.ts')) return undefined;
      return `import { inPseudo } from ${pseudoWords};\nexport const plainWords = (text) => [inPseudo(text)];`;
    },
  };
}

/** What the macros leave behind names a message `{ id, message }` or `<Trans id message>`, with the source as text. */
function compileMessages(isPseudo: boolean): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectProperty(path) {
              if (isNamed(path.node.key, 'message') && hasId(path)) compile(path.get('value'));
            },
            JSXAttribute(path) {
              if (path.node.name.name !== 'message') return;
              const { node } = path;
              if (types.isStringLiteral(node.value))
                node.value = types.jsxExpressionContainer(compiled(node.value.value));
              else if (types.isJSXExpressionContainer(node.value)) compile(path.get('value.expression'));
            },
          });
        },
      },
    },
  };

  function compile(
    value: NodePath<types.Node | null | undefined> | NodePath<types.Node | null | undefined>[],
  ): void {
    if (Array.isArray(value) || !value.isStringLiteral()) return;
    value.replaceWith(compiled(value.node.value));
  }

  function compiled(message: string): types.Expression {
    return types.valueToNode(compileMessageOrThrow(message, isPseudo ? inPseudo : undefined));
  }
}

function isNamed(key: types.Node, name: string): boolean {
  return types.isIdentifier(key, { name }) || types.isStringLiteral(key, { value: name });
}

function hasId({ parent }: NodePath<types.ObjectProperty>): boolean {
  if (!types.isObjectExpression(parent)) return false;
  return parent.properties.some(
    (property) => types.isObjectProperty(property) && isNamed(property.key, 'id'),
  );
}
