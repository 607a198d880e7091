import { check } from 'recheck';
import type { Finding } from './finding.ts';
import type { Pattern } from './patterns-in.ts';

/** A pattern that is not proven to be linear and may stay, because its input is short. */
export type Listed = {
  where: string;
  source: string;
  /** The longest input that it ever sees, and where longer ones are refused or cut. */
  inputMax: number;
  limitedBy: string;
};

const TIMEOUT_MS = 10_000;
/** Longer inputs make the square of their length felt. */
const LISTED_INPUT_MAX = 1000;

/**
 * What is wrong with a pattern. Only the proof by an automaton counts: the checker's other way tries random texts, and has
 * called patterns safe that were not. It cannot prove patterns that look ahead, look behind or refer back; most can be
 * written without.
 */
async function faultOf({ source, flags }: Pattern): Promise<string | undefined> {
  if (source === undefined) return 'is put together while the program runs; write it down';
  const { status, ...told } = await check(source, flags, { checker: 'automaton', timeout: TIMEOUT_MS });
  if (status === 'safe') return undefined;
  if (status === 'vulnerable' && 'complexity' in told)
    return `/${source}/${flags} takes ${told.complexity.summary} time`;
  const why =
    'error' in told ? `${told.error.kind} ${'message' in told.error ? told.error.message : ''}` : '';
  return `/${source}/${flags} is not proven to be linear: ${why.trim()}`;
}

const isSame = (one: Listed, { where, source }: Pattern) => one.where === where && one.source === source;

/** Everything that is wrong with the patterns, and with the list of those that may stay. */
export async function patternFaults(
  patterns: readonly Pattern[],
  listed: readonly Listed[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const pattern of patterns) {
    const fault = await faultOf(pattern);
    if (fault === undefined || listed.some((one) => isSame(one, pattern))) continue;
    findings.push({ where: pattern.where, rule: 'slow pattern', why: fault });
  }
  for (const one of listed) {
    const { where, inputMax } = one;
    const rule = 'listed pattern';
    if (!patterns.some((pattern) => isSame(one, pattern)))
      findings.push({ where, rule, why: 'is no longer there' });
    if (inputMax > LISTED_INPUT_MAX)
      findings.push({ where, rule, why: `its input may have ${inputMax} characters, which is too long` });
  }
  return findings;
}
