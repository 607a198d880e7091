import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addProcessMetrics } from '../http/watch/process-metrics.ts';
import { createFiguresOfAll } from './figures-of-all.ts';

/** The figures of a process that has answered so many calls and is working on one. */
async function figures(calls: number) {
  const registry = new Registry();
  const registers = [registry];
  new Counter({ name: 'calls_total', help: 'Calls', registers }).inc(calls);
  new Gauge({ name: 'under_way', help: 'Calls now', registers }).set(1);
  new Gauge({ name: 'stored', help: 'Of the database', registers, aggregator: 'max' }).set(7);
  const seconds = new Histogram({
    name: 'seconds',
    help: 'Time',
    labelNames: ['route'],
    buckets: [1],
    registers,
  });
  for (let call = 0; call < calls; call += 1) seconds.labels('/scan').observe(0.5);
  return registry.getMetricsAsJSON();
}

function valuesOf(page: string): Record<string, number> {
  const lines = page.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
}

test('counts are added up, figures of the database are not', async () => {
  const all = createFiguresOfAll();
  all.heard(1, await figures(3));
  all.heard(2, await figures(4));
  expect(valuesOf(await all.page(new Set([1, 2]), []))).toEqual({
    calls_total: 7,
    under_way: 2,
    stored: 7,
    'seconds_bucket{le="1",route="/scan"}': 7,
    'seconds_bucket{le="+Inf",route="/scan"}': 7,
    'seconds_sum{route="/scan"}': 3.5,
    'seconds_count{route="/scan"}': 7,
  });
});

test('of a process that does not answer, what it had counted stays, and what it was at is unknown', async () => {
  const all = createFiguresOfAll();
  all.heard(1, await figures(3));
  all.heard(2, await figures(4));
  expect(valuesOf(await all.page(new Set([2]), []))).toMatchObject({ calls_total: 7, under_way: 1 });
});

test('counts never fall when processes end, however many', async () => {
  const all = createFiguresOfAll();
  for (let process = 1; process <= 5; process += 1) {
    all.heard(process, await figures(2));
    all.ended(process);
  }
  // No one had heard of this one.
  all.ended(6);
  all.heard(7, await figures(1));
  const values = valuesOf(await all.page(new Set([7]), []));
  expect(values).toMatchObject({ calls_total: 11, 'seconds_count{route="/scan"}': 11, under_way: 1 });
});

test('memory of processes is added up, and of late event loops the worst counts', async () => {
  const registry = new Registry();
  addProcessMetrics(registry);
  const one = await registry.getMetricsAsJSON();
  const withLag = (seconds: number) =>
    one.map((metric) =>
      metric.name === 'nodejs_eventloop_lag_p99_seconds'
        ? { ...metric, values: [{ value: seconds, labels: {} }] }
        : metric,
    );
  const all = createFiguresOfAll();
  all.heard(1, withLag(0.01));
  all.heard(2, withLag(2));
  const values = valuesOf(await all.page(new Set([1, 2]), withLag(0.02)));
  const memory = one.find(({ name }) => name === 'process_resident_memory_bytes')?.values[0]?.value ?? 0;
  expect(values).toMatchObject({
    nodejs_eventloop_lag_p99_seconds: 2,
    process_resident_memory_bytes: memory * 3,
  });
});
