import { SECURITY_KINDS } from '../../../domain/src/features/index.ts';
import type { Finding } from '../finding.ts';
import { callRules } from './call-rules.ts';
import { ENGINE_RULES } from './engine-rules.ts';
import type { TextRule } from './text-rule.ts';

const CODE = /\.(tsx?|m?js|html)$/;
const PRODUCT = /^(domain|server|web)\/.*\.(tsx?|m?js|html)$/;
const SECURITY_NAMES = SECURITY_KINDS.map(({ name }) => name.replace('.', String.raw`\.`)).join('|');
const TESTS = /\.test\.tsx?$|\/src\/testing\//;

type Known = {
  /** The address that packages are installed from here: it is no one else's business. */
  registry?: string | undefined;
  /** Paths of the contracts. */
  calls: readonly string[];
  /** Paths of the pages. */
  pages: readonly string[];
};

export function textRules({ registry, calls, pages }: Known): TextRule[] {
  return [
    ...PRODUCT_RULES,
    ...ENGINE_RULES,
    ...GENERAL_RULES,
    ...callRules(calls, pages),
    ...registryRules(registry),
  ];
}

const PRODUCT_RULES: readonly TextRule[] = [
  {
    name: 'one-reader-of-the-environment',
    why: 'settings are parsed in server/src/env.ts before anything starts',
    pattern: /\bprocess\s*\.\s*env\b|\bprocess\[\s*['"`]env|\benv\b[^;]*\bfrom ['"](node:)?process['"]/g,
    files: PRODUCT,
    except: /^server\/src\/env\.ts$|\.config\.ts$/,
  },
  {
    name: 'no-raw-html',
    why: 'text of an organisation must never become markup in our origin',
    pattern: /dangerouslySetInnerHTML/g,
    files: PRODUCT,
    except: TESTS,
  },
  {
    name: 'no-code-from-text',
    why: 'text that becomes code is a way in, and node:vm is no sandbox',
    pattern: /\beval\s*\(|\bnew\s+Function\b|['"](node:)?vm['"]/g,
    files: PRODUCT,
    except: TESTS,
  },
  {
    name: 'no-weak-randomness',
    why: 'Math.random can be predicted; randomness is passed in or comes from crypto',
    pattern: /\bMath\s*\.\s*random\b/g,
    files: PRODUCT,
    except: TESTS,
  },
  {
    name: 'answers-are-kept-by-their-call',
    why: 'useRead and useWrite make keys and refreshing of what a call declares; by hand one of them is always forgotten',
    pattern:
      /\b(queryKey|useQuery|useInfiniteQuery|useMutation|useQueryClient|(invalidate|remove)Queries|setQueryData)\b/g,
    files: /^web\/src\/(features|feature|ui|scan)\//,
    except: TESTS,
  },
  {
    name: 'permissions-are-values',
    why: 'a permission is named once, where its feature declares it; everything else refers to that value',
    pattern: /(permission|readBy): '|permissions\.includes\('/g,
    files: /^(domain|web)\/src\//,
    except: TESTS,
  },
  {
    name: 'security-kinds-are-values',
    why: 'a kind of the security log is named once, where its feature declares it; everything else refers to that value',
    // As a key it has words, which the compiler holds to the declaration.
    pattern: new RegExp(`['"](${SECURITY_NAMES})['"](?!: msg)`, 'g'),
    files: /^(domain|server|web)\/src\//,
    except:
      /\.test\.tsx?$|\.sql$|\/src\/testing\/|^domain\/src\/([^/]+\/feature|features\/security-kinds)\.ts$/,
  },
  {
    name: 'tokens-are-verified',
    why: 'decodeJwt reads a token without checking its signature',
    pattern: /\bdecodeJwt\b/g,
    files: /^server\//,
  },
];

const GENERAL_RULES: readonly TextRule[] = [
  {
    name: 'proxies-are-named',
    why: 'trusting every proxy lets anyone choose the address that limits and logs see',
    pattern: /\btrustProxy\s*:\s*true\b/g,
    files: CODE,
  },
  {
    name: 'messages-have-a-target',
    why: 'a message to any origin can be read by whoever frames the page',
    pattern: /\bpostMessage\([^;]*?,\s*['"`]\*['"`]|\btargetOrigin\s*:\s*['"`]\*['"`]/g,
    files: CODE,
  },
  {
    name: 'no-expected-failure',
    why: 'a test that must fail is reported as passed and would prove a requirement',
    pattern: /\b(test|it)\.fails\b/g,
    files: CODE,
  },
  {
    name: 'no-unfinished-work',
    why: 'what is left to do belongs in an issue, where somebody looks',
    pattern: /\b(TO[D]O|FIX[M]E)\b/g,
    files: /(?<!package-lock\.json)$/,
  },
];

function registryRules(registry: string | undefined): TextRule[] {
  const own = registry ? [new URL(registry).host.replaceAll('.', String.raw`\.`)] : [];
  const known = [
    String.raw`registry\.(npmjs|yarnpkg|npmmirror)\.(org|com)`,
    String.raw`npm\.pkg\.github\.com`,
  ];
  return [
    {
      name: 'no-registry-host',
      why: 'where packages come from is a setting of the machine, not of the repository',
      pattern: new RegExp([...known, ...own].join('|'), 'g'),
      files: /./,
    },
  ];
}

export function findInText(rules: TextRule[], path: string, text: string): Finding[] {
  return rules
    .filter((rule) => rule.files.test(path) && !rule.except?.test(path))
    .flatMap(({ name, why, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        where: `${path}:${text.slice(0, match.index).split('\n').length}`,
        rule: name,
        why,
      })),
    );
}
