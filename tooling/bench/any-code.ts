import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type Issued, startIssued } from './any-code/issued.ts';
import { LONG, QUESTIONS, type Question } from './any-code/questions.ts';
import { mediansOf } from './lists/in-turns.ts';
import { withBench } from './scans/bench.ts';
import { figure, type Goal, judge, tableOf } from './table.ts';

/**
 * `npm run bench:any-code`: how long the codes of a structure, and the page of one of them, take with 1,000 codes and with
 * 10,000,000, all in turns in one run. One code in ten was scanned, one in a hundred has a row of its own. `-- --small` takes
 * seconds and judges that answers are right.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const FEW = { pallets: 10, cartons: 9, jars: 10 };
const MANY = { pallets: values.small ? 10 : 1000, cartons: 99, jars: 100 };
const TURNS = values.small ? { rounds: 5, warmUp: 2 } : { rounds: 60, warmUp: 15 };
const LONG_TURNS = values.small ? { rounds: 1, warmUp: 0 } : { rounds: 5, warmUp: 1 };
const TIMES_MOST = 2;
/** PostgreSQL gives a statement five seconds. */
const LONG_MS_MOST = 2500;

async function requireRight(issued: Issued, { what, ask, right }: Question): Promise<void> {
  const [seen, wanted] = [await ask(issued), right(issued)];
  if (isDeepStrictEqual(seen, wanted)) return;
  const said = `${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`;
  throw new Error(`${what}, of ${issued.codes} codes: ${said}`);
}

process.exitCode = await withBench('256MB', async (bench) => {
  const [few, many] = await startIssued(bench, [FEW, MANY]);
  if (!few || !many) throw new Error('a structure is missing');
  for (const issued of [few, many])
    for (const question of [...QUESTIONS, ...LONG]) await requireRight(issued, question);

  const times = await mediansOf(
    TURNS,
    QUESTIONS.flatMap(({ ask }) => [() => ask(few), () => ask(many)]),
  );
  const long = await mediansOf(
    LONG_TURNS,
    LONG.map(
      ({ ask }) =>
        () =>
          ask(many),
    ),
  );
  const measured = QUESTIONS.map(({ what }, at) => {
    const [short = 0, longer = 0] = times.slice(2 * at, 2 * at + 2);
    return { what, short, longer };
  });
  const ms = (value: number) => value.toFixed(1);
  console.log(`\n${TURNS.rounds} rounds in turn, medians in milliseconds\n`);
  console.log(
    tableOf([
      ['', `${figure(few.codes)} codes`, `${figure(many.codes)} codes`, '× few'],
      ...measured.map(({ what, short, longer }) => [
        what,
        ms(short),
        ms(longer),
        (longer / short).toFixed(2),
      ]),
      ...LONG.map(({ what }, at) => [what, '', ms(long[at] ?? 0), '']),
    ]),
  );
  const goals: Goal[] = [
    ...measured.map(({ what, short, longer }) => ({
      needsQuiet: true as const,
      what: `${what}: × ${figure(few.codes)} codes`,
      value: longer / short,
      atMost: TIMES_MOST,
    })),
    ...LONG.map(({ what }, at) => ({
      needsQuiet: true as const,
      what: `${what}, ms`,
      value: long[at] ?? Number.NaN,
      atMost: LONG_MS_MOST,
    })),
  ];
  return judge(goals, values.small);
});
