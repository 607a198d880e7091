import cluster from 'node:cluster';
import { ENVIRONMENTS, readEnv } from './env.ts';

/**
 * The api. One process answers calls itself; of several, this one keeps them running and each of them is this program
 * again. Every process loads only what it needs.
 */
const env = readEnv(ENVIRONMENTS.api);
if (env.API_PROCESSES > 1 && cluster.isPrimary) {
  const { keepRunning } = await import('./processes/keep-running.ts');
  keepRunning(env);
} else {
  const { answerCalls } = await import('./processes/answer-calls.ts');
  await answerCalls(env);
}
