import type { FeatureType } from '../../../domain/src/declaration/index.ts';
import { FEATURES } from '../../../domain/src/features/index.ts';
import type { TextRule } from './text-rule.ts';

/** Things of features whose tables the engine itself works with: who someone is, what they may, and what is written down about it. */
const ENGINE_TABLES = [
  'app_user',
  'session',
  'membership',
  'role',
  'organisation',
  'audit_entry',
  'notification',
  'security_event',
];

const declared: readonly FeatureType[] = FEATURES;
const tables = new Set(declared.flatMap(({ things = [] }) => things.map(({ table }) => table)));
const ofFeatures = [...tables].filter((table) => !ENGINE_TABLES.includes(table)).join('|');
const names = declared.map(({ name }) => name).join('|');

const ENGINE = /^server\/src\/(http|db|queue)\//;
/** Migrations make every table, and the list of tables is written from them. */
const EXCEPT = /\.test\.ts$|^server\/src\/db\/(migrations\/|tables\.ts$)/;

/** The engine serves all features alike, so it names none: what it needs of one, the feature hands to it. */
export const ENGINE_RULES: readonly TextRule[] = [
  {
    name: 'engine-names-no-table-of-a-feature',
    why: 'a feature works with its tables itself; the engine gets a thing, an eraser or a job from it',
    pattern: new RegExp(
      String.raw`['"](${ofFeatures})(['"]|\.\w+['"])|\b(from|join|into|update|table)\s+"?(${ofFeatures})\b`,
      'g',
    ),
    files: ENGINE,
    except: EXCEPT,
  },
  {
    name: 'engine-names-no-feature',
    why: 'features are built on the engine; one that it knows would be served otherwise than the rest',
    pattern: new RegExp(String.raw`(features|@qrigin/domain)/(${names})\b`, 'g'),
    files: ENGINE,
    except: EXCEPT,
  },
];
