import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FEATURES } from '../boundaries/features.ts';
import { contract, door, routes, served, withFeature } from './templates.ts';

const LIST = 'server/src/features/index.ts';

const [name = ''] = process.argv.slice(2);
const fault = faultOf(name);
if (fault === undefined) {
  makeFeature(name);
} else {
  console.error(fault);
  process.exitCode = 1;
}

function faultOf(name: string): string | undefined {
  const feature = FEATURES.find((known) => known.name === name);
  if (!feature) {
    return `Add ${name || 'the feature'} with its level to domain/src/features/list.ts first, then: npm run new-feature NAME`;
  }
  if (feature.webOnly) return `${name} lives in web only and has no contract.`;
  const taken = [...filesFor(name).keys()].find((file) => existsSync(file));
  return taken && `${taken} exists already.`;
}

function filesFor(name: string): Map<string, string> {
  return new Map([
    [`domain/src/${name}/contract.ts`, contract(name)],
    [`domain/src/${name}/index.ts`, door(name)],
    [`server/src/features/${name}/routes.ts`, routes(name)],
    [`server/src/features/${name}/feature.ts`, served(name)],
  ]);
}

function makeFeature(name: string): void {
  const files = filesFor(name).set(LIST, withFeature(readFileSync(LIST, 'utf8'), name));
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...files.keys()], { stdio: 'inherit' });
  console.log(['Made or changed:', ...files.keys()].join('\n  '));
}
