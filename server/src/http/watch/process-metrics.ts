import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * What a process uses of its machine. Of several, time and memory are added up; of how late their event loops run the worst
 * counts, as an average would hide the one that is stuck.
 */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  for (const metric of registry.getMetricsAsArray()) {
    if (metric.name.startsWith('nodejs_eventloop_lag_') && metric.aggregator === 'average')
      metric.aggregator = 'max';
  }
}
