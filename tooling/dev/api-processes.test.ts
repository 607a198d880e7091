import { expect, test } from 'vitest';
import { apiProcesses } from './api-processes.ts';

test.each([
  [1, '1'],
  [2, '2'],
  [8, '8'],
  [64, '8'],
])('on %i cores npm start runs %s api processes', (cores, processes) => {
  expect(apiProcesses({}, cores)).toEqual({ API_PROCESSES: processes });
});

test.each([{ API_PROCESSES: '3' }, { API_PROCESSES_FILE: '/run/settings/processes' }])(
  'what the environment says stays: %o',
  (env) => {
    expect(apiProcesses(env, 4)).toEqual({});
  },
);
