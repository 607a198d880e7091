import { isSyntax, nodesIn, type Syntax } from './syntax.ts';

/** A regular expression in a source; `source` is undefined when it is put together while the program runs. */
export type Pattern = { where: string; source: string | undefined; flags: string };

/** The text of `'…'` or of a template without anything put in; `undefined` for every other expression. */
function textOf(node: unknown): string | undefined {
  if (!isSyntax(node)) return undefined;
  if (node['type'] === 'StringLiteral') return String(node['value']);
  const { quasis, expressions } = node;
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions))
    return undefined;
  return expressions.length === 0 ? String(quasis[0].cooked) : undefined;
}

const argumentOf = ({ arguments: list }: Syntax, at: number): unknown =>
  Array.isArray(list) ? list[at]?.expression : undefined;

/** `/…/` and `RegExp(…)`, with or without `new`. */
function patternAt(where: string, node: Syntax): Pattern[] {
  if (node['type'] === 'RegExpLiteral')
    return [{ where, source: String(node['pattern']), flags: String(node['flags']) }];
  const isCall = node['type'] === 'NewExpression' || node['type'] === 'CallExpression';
  const { callee } = node;
  if (!isCall || !isSyntax(callee) || callee['type'] !== 'Identifier' || callee['value'] !== 'RegExp')
    return [];
  const [given, flags] = [argumentOf(node, 0), argumentOf(node, 1)];
  // A copy of another pattern, which is found where it is written.
  if (isSyntax(given) && given['type'] === 'RegExpLiteral') return [];
  return [{ where, source: textOf(given), flags: textOf(flags) ?? '' }];
}

/** Every regular expression that a file writes down, found by a parser. */
export function patternsIn(path: string, text: string): Pattern[] {
  return nodesIn(path, text).flatMap((node) => patternAt(path, node));
}
