import { parseSync } from '@swc/core';

/** A node of a parsed source. */
export type Syntax = Record<string, unknown>;

export const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Every node of a source, outer ones first. */
export function nodesIn(path: string, text: string): Syntax[] {
  const found: Syntax[] = [];
  const walk = (node: unknown): void => {
    if (!isSyntax(node)) return;
    found.push(node);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }));
  return found;
}
