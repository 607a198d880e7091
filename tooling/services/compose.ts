import { fileURLToPath } from 'node:url';
import { findProgram, runProgram } from './program.ts';

const FILE = fileURLToPath(new URL('../../ops/compose.yaml', import.meta.url));

/** What ops/compose.yaml says. */
export const COMPOSE = {
  postgresPort: 15_432,
  storePort: 17_070,
  accessKey: 'local',
  secretKey: 'local-secret',
};

/** Whether a Docker engine answers on this machine. */
export async function dockerAnswers(): Promise<boolean> {
  try {
    await docker('info');
    return true;
  } catch {
    return false;
  }
}

export async function composeUp(): Promise<void> {
  await docker('compose', '-f', FILE, 'up', '--detach', '--wait');
}

/** Stops the containers; their volumes stay unless they are to be deleted too. */
export async function composeDown(deleteVolumes: boolean): Promise<void> {
  await docker('compose', '-f', FILE, 'down', ...(deleteVolumes ? ['--volumes'] : []));
}

async function docker(...args: string[]): Promise<void> {
  // The first start fetches the images.
  const seconds = 900;
  await runProgram({ command: findProgram('docker') ?? 'docker', args }, seconds);
}
