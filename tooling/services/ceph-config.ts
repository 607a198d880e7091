export type CephCluster = {
  fsid: string;
  osdUuid: string;
  /** Named by the monitor map inside the cluster, so they cannot change later: protocol v2, protocol v1. */
  monitorPorts: [number, number];
  gatewayPort: number;
  accessKey: string;
  secretKey: string;
};

type Section = Record<string, string | number | boolean>;

/** The text of ceph.conf for one monitor, one disk and one S3 gateway, all of them inside the folder. */
export function cephConfig(folder: string, cluster: CephCluster, keep: boolean): string {
  const sections = {
    global: { ...network(cluster), ...files(folder), ...onlyOneDisk, ...quick },
    mon: { mon_data: `${folder}/mon` },
    osd: { osd_data: `${folder}/osd`, ...(keep ? onDisk : inMemory) },
    'client.rgw': {
      rgw_frontends: `beast endpoint=127.0.0.1:${cluster.gatewayPort}`,
      rgw_data: folder,
      // Without authentication inside the cluster there is no encryption to ask for; the default waits for ever.
      ms_mon_client_mode: 'crc',
      // Its thread sleeps five seconds at a time and delays the stop by as much.
      rgw_enable_lc_threads: false,
    },
  };
  return Object.entries(sections).map(sectionText).join('\n');
}

function sectionText([name, settings]: [string, Section]): string {
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}\n`);
  return `[${name}]\n${lines.join('')}`;
}

function network({ fsid, monitorPorts: [v2, v1] }: CephCluster): Section {
  return {
    fsid,
    mon_host: `[v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]`,
    public_addr: '127.0.0.1',
    cluster_addr: '127.0.0.1',
    auth_cluster_required: 'none',
    auth_service_required: 'none',
    auth_client_required: 'none',
  };
}

function files(folder: string): Section {
  return {
    run_dir: folder,
    crash_dir: folder,
    pid_file: '',
    // No socket file: its path may have 107 bytes at most, which a deep folder exceeds.
    admin_socket: '',
    log_file: '',
    log_to_stderr: true,
    err_to_stderr: true,
    debug_rocksdb: 0,
    debug_bluestore: 0,
    debug_bluefs: 0,
    debug_bdev: 0,
  };
}

const onlyOneDisk: Section = {
  osd_pool_default_size: 1,
  osd_pool_default_min_size: 1,
  osd_pool_default_pg_num: 4,
  osd_pool_default_pgp_num: 4,
  osd_pool_default_pg_autoscale_mode: 'off',
  osd_crush_chooseleaf_type: 0,
  mon_allow_pool_size_one: true,
  mon_max_pg_per_osd: 1000,
  // A developer's disk may be nearly full; the monitor would refuse to work below 5 % free.
  mon_data_avail_warn: 1,
  mon_data_avail_crit: 1,
};

/** Intervals meant for many machines; with one, their defaults only make the start wait (13 s instead of 1 s). */
const quick: Section = {
  paxos_propose_interval: 0.05,
  paxos_min_wait: 0.01,
  mon_client_hunt_interval: 0.1,
  objecter_tick_interval: 0.1,
  objecter_timeout: 1,
  bdev_aio_poll_ms: 10,
  osd_op_num_shards: 1,
};

const STORE_BYTES = 4 * 1024 ** 3;

const inMemory: Section = { osd_objectstore: 'memstore', memstore_device_bytes: STORE_BYTES };

/** A sparse file: it takes the place of what is stored in it. */
const onDisk: Section = {
  osd_objectstore: 'bluestore',
  bluestore_block_size: STORE_BYTES,
  osd_memory_target: 1024 ** 3,
};
