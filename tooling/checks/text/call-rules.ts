import { sendCode } from '@qrigin/domain/auth';
import { API_BASE } from '@qrigin/domain/http';
import type { TextRule } from './text-rule.ts';

/** What stands for a parameter: a value that is put in, a name, a wildcard or an id. */
const PARAM = String.raw`(?:\$\{[^}]*\}|:\w+|\{\w+\}|\*|[\da-fA-F-]{36})`;
const BEGINS = '[\'"`}]';
const ENDS = '(?=[\'"`?]|\\$\\{\\w*[qQ]uery\\})';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A path as code would write it. */
function written(path: string): string {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? PARAM : escaped(part)));
  return parts.join('/');
}

/** The mail catcher has an API too, and lists its emails there; ours takes a query. */
const OF_MAIL_CATCHER = sendCode.path;

/** Has a word of its own: `/:org` alone could be anything. */
const isTelling = (path: string) => path.split('/').some((part) => part !== '' && !part.startsWith(':'));

/** What a test of a screen would stand in for. */
const METHOD = '(?:GET|POST|PUT|PATCH|DELETE) ';

/**
 * Calls are made, and answered in tests, by their contracts. A path that is also that of a page (`pages`) is only known
 * by the base of the API or a method before it.
 */
export function callRules(paths: readonly string[], pages: readonly string[]): TextRule[] {
  const telling = paths.filter(isTelling);
  const alone = telling.filter((path) => !pages.includes(path));
  const below = telling.map(
    (path) => `${escaped(API_BASE)}${written(path)}${path === OF_MAIL_CATCHER ? '(?=\\?)' : ''}`,
  );
  const asked = paths.map((path) => `${METHOD}${written(path)}`);
  const anywhere = [...alone.map((path) => `${BEGINS}${written(path)}`), ...below, ...asked];
  return [
    {
      name: 'calls-by-contract',
      why: 'the path of a call is written in its contract alone; a client makes the request of it, and a test answers it',
      pattern: new RegExp(`(?:${anywhere.join('|')})${ENDS}`, 'g'),
      files: CODE,
      except: CONTRACTS,
    },
    {
      name: 'one-maker-of-tokens-sent',
      why: 'how a token is sent is known to the client alone: bearer(token)',
      pattern: /['"`]Bearer /g,
      files: CODE,
      except: MAKERS_OF_TOKENS,
    },
  ];
}

const CODE = /\.(tsx?|m?js)$/;

/** The contracts, two second opinions about them, and a script that is too small to bring one; its test compares them. */
const CONTRACTS =
  /^domain\/src\/.*(?<!\.test)\.ts$|^server\/src\/(features\/listed-calls\.api\.test|testing\/matrix\/expected)\.ts$|^web\/src\/scan\/island\/(send-usage|offer-dashboard)\.ts$/;

/** What makes the header, and the browser's tests of it. */
const MAKERS_OF_TOKENS = /^domain\/src\/http\/request\.ts$|^web\//;
