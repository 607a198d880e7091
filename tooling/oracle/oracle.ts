import { parseArgs } from 'node:util';
import { signIn } from '@qrigin/domain/auth';
import { clientAt } from '../../server/src/testing/client.ts';
import { type Comparison, compare } from './compare.ts';
import { createAccounts, newAddresses, PASSWORD } from './people.ts';
import { probes } from './probes.ts';
import { startTestedApi, type TestedApi } from './tested-api.ts';

/**
 * `npm run oracle -- --calls 2000`: asks every public call about addresses that have an account and addresses that
 * have none, as many times each. Fails when an answer or the time that it takes tells which is which.
 */
const { values } = parseArgs({ options: { calls: { type: 'string', default: '200' } } });
const CALLS = Number(values.calls);
const WARM_UP = 20;
/** As far apart as two means are once in 150,000 tries when nothing differs. */
const MOST_T = 4.5;

/** Someone who is signed in: the first account of three is verified and has no two-factor authentication. */
async function tokenOfSomebody({ url, superuser }: TestedApi): Promise<string> {
  const addresses = newAddresses(3);
  await createAccounts(superuser, addresses);
  const body = { email: addresses[0] ?? '', password: PASSWORD };
  const { token } = await clientAt(url).call(signIn, { body });
  if (token === undefined) throw new Error('not signed in');
  return token;
}

function faultsOf({ t, answers }: Comparison): string[] {
  return [
    ...(answers.length === 1 ? [] : [`${answers.length} different answers`]),
    ...(Math.abs(t) < MOST_T ? [] : ['the time tells']),
  ];
}

function rowOf(comparison: Comparison) {
  const { name, n, existing, unknown, t } = comparison;
  return {
    call: name,
    n,
    'existing ms': existing.toFixed(2),
    'unknown ms': unknown.toFixed(2),
    t: t.toFixed(2),
    verdict: faultsOf(comparison).join(', ') || 'alike',
  };
}

const api = await startTestedApi();
try {
  const comparisons: Comparison[] = [];
  for (const probe of probes(await tokenOfSomebody(api)))
    comparisons.push(await compare(api, probe, CALLS, WARM_UP));
  console.table(comparisons.map(rowOf));
  for (const { name, answers } of comparisons) {
    if (answers.length > 1) console.log(`${name}:\n${answers.slice(0, 3).join('\n---\n')}`);
  }
  const faults = comparisons.flatMap(faultsOf);
  console.log(
    faults.length
      ? 'an address can be found out'
      : 'no answer and no time tells whether an address has an account',
  );
  if (faults.length) process.exitCode = 1;
} finally {
  await api.stop();
}
