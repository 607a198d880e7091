import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CephCluster, cephConfig } from './ceph-config.ts';
import { freePort, isPortFree } from './free-port.ts';
import { answers, launch, type Running, stopProcess, waitUntilReady } from './process.ts';
import { requireProgram, runProgram } from './program.ts';

export type Ceph = {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  pids: number[];
  servers: Running[];
  stop(): Promise<void>;
};

export type CephOptions = {
  dir: string;
  /** True: objects are on disk and there at the next start. False: in memory, every start is a new one. */
  keep: boolean;
  /** Where the logs go, if not into `dir`. */
  logDir?: string;
};

/** A real S3 on 127.0.0.1: Ceph's monitor, one disk and the RADOS gateway. */
export async function startCeph({ dir, keep, logDir }: CephOptions): Promise<Ceph> {
  const folder = join(resolve(dir), 'cluster');
  const kept = keep ? await readKeptCluster(folder) : undefined;
  const cluster = kept ?? (await planCluster());
  if (!kept) makeFolders(folder);
  writeFileSync(join(folder, 'ceph.conf'), cephConfig(folder, cluster, keep));

  const servers: Running[] = [];
  const stop = async () => {
    // The gateway first: it hangs when its disk is gone, and the disk when its monitor is.
    for (const server of servers.toReversed()) await stopProcess(server);
  };
  try {
    await startServers({ folder, cluster, isNew: !kept, logDir: logDir ?? resolve(dir), servers });
  } catch (error) {
    await stop();
    throw error;
  }
  writeFileSync(join(folder, 'cluster.json'), JSON.stringify(cluster), { mode: 0o600 });
  const { accessKey, secretKey } = cluster;
  const pids = servers.map((server) => server.pid);
  return { endpoint: endpointOf(cluster), accessKey, secretKey, pids, servers, stop };
}

function endpointOf(cluster: CephCluster): string {
  return `http://127.0.0.1:${cluster.gatewayPort}`;
}

/** Undefined when there is no cluster, or one whose making was interrupted: cluster.json is written last. */
async function readKeptCluster(folder: string): Promise<CephCluster | undefined> {
  const file = join(folder, 'cluster.json');
  if (!existsSync(file)) return undefined;
  const cluster: CephCluster = JSON.parse(readFileSync(file, 'utf8'));
  for (const port of cluster.monitorPorts) {
    if (await isPortFree(port)) continue;
    throw new Error(`The object store in ${folder} needs its port ${port}, but another program uses it.`);
  }
  return { ...cluster, gatewayPort: await freePort(cluster.gatewayPort) };
}

async function planCluster(): Promise<CephCluster> {
  return {
    fsid: randomUUID(),
    osdUuid: randomUUID(),
    monitorPorts: [await freePort(), await freePort()],
    gatewayPort: await freePort(),
    accessKey: randomBytes(10).toString('hex'),
    secretKey: randomBytes(20).toString('hex'),
  };
}

function makeFolders(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name), { recursive: true });
}

type Start = { folder: string; cluster: CephCluster; isNew: boolean; logDir: string; servers: Running[] };

/** Adds each server to `servers` as soon as it runs, so that a failure halfway can be cleaned up. */
async function startServers({ folder, cluster, isNew, logDir, servers }: Start): Promise<void> {
  const call = (name: string, ...args: string[]) => ({
    command: requireProgram(name),
    args: ['-c', join(folder, 'ceph.conf'), ...args],
  });
  const serve = (name: string, ...args: string[]) =>
    servers.push(launch({ name, program: call(name, '-f', ...args), output: join(logDir, `${name}.log`) }));

  if (isNew) {
    const monitorMap = join(folder, 'monmap');
    const [v2, v1] = cluster.monitorPorts;
    const address = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`;
    await runProgram(
      call('monmaptool', '--create', '--fsid', cluster.fsid, '--addv', 'a', address, monitorMap),
    );
    await runProgram(call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', monitorMap));
  }
  serve('ceph-mon', '-i', 'a');
  if (isNew) {
    // The monitor and the disk must agree on the UUID, or the disk stays down.
    await runProgram(call('ceph', '--connect-timeout', '30', 'osd', 'new', cluster.osdUuid, '0'));
    await runProgram(call('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', cluster.osdUuid));
  }
  serve('ceph-osd', '-i', '0');
  if (isNew) {
    const keys = [`--access-key=${cluster.accessKey}`, `--secret-key=${cluster.secretKey}`];
    await runProgram(call('radosgw-admin', 'user', 'create', '--uid=app', '--display-name=app', ...keys));
  }
  serve('radosgw', '-n', 'client.rgw');
  await waitUntilReady(servers, () => answers(endpointOf(cluster)));
}
