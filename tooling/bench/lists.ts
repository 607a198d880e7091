import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type Filled, startFilled } from './lists/database.ts';
import { mediansOf } from './lists/in-turns.ts';
import { askWhoami, QUESTIONS, type Question } from './lists/questions.ts';
import { withBench } from './scans/bench.ts';
import { figure, type Goal, judge, tableOf } from './table.ts';

/**
 * `npm run bench:lists`: how long the first page, the last page and a search of each long list take, in an organisation
 * with few rows and in one with many, beside `whoami`, all in turns in one run. `-- --small` takes seconds and judges
 * that answers are right.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const [FEW, MANY, ROUNDS, WARM_UP] = values.small ? [100, 2000, 5, 2] : [100, 20_000, 60, 15];
const TIMES_MOST = 3;

async function requireRight(org: Filled, { list, what, ask, right }: Question): Promise<void> {
  const [seen, wanted] = [await ask(org), right(org.rows)];
  if (isDeepStrictEqual(seen, wanted)) return;
  const said = `${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`;
  throw new Error(`${list}, ${what} of ${org.rows}: ${said}`);
}

process.exitCode = await withBench('256MB', async (bench) => {
  const [few, many] = await startFilled(bench, [FEW, MANY]);
  if (!few || !many) throw new Error('an organisation is missing');
  for (const org of [few, many]) for (const question of QUESTIONS) await requireRight(org, question);

  const [whoami = 0, ...times] = await mediansOf({ rounds: ROUNDS, warmUp: WARM_UP }, [
    () => askWhoami(many),
    ...QUESTIONS.flatMap(({ ask }) => [() => ask(few), () => ask(many)]),
  ]);
  const measured = QUESTIONS.map((question, at) => {
    const [short = 0, long = 0] = times.slice(2 * at, 2 * at + 2);
    return { ...question, short, long };
  });
  const ms = (value: number) => value.toFixed(1);
  console.log(`\n${ROUNDS} rounds in turn, medians in milliseconds\n`);
  console.log(
    tableOf([
      ['', '', `${figure(FEW)} rows`, `${figure(MANY)} rows`, '× few', '× whoami'],
      ['whoami', '', '', ms(whoami), '', ''],
      ...measured.map(({ list, what, short, long }) => [
        list,
        what,
        ms(short),
        ms(long),
        (long / short).toFixed(2),
        (long / whoami).toFixed(2),
      ]),
    ]),
  );
  const goals = measured.flatMap(({ list, what, short, long }): Goal[] => [
    {
      needsQuiet: true,
      what: `${list}, ${what}: × ${figure(FEW)} rows`,
      value: long / short,
      atMost: TIMES_MOST,
    },
    { needsQuiet: true, what: `${list}, ${what}: × whoami`, value: long / whoami, atMost: TIMES_MOST },
  ]);
  return judge(goals, values.small);
});
