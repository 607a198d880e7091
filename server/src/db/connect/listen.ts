import { Client } from 'pg';

const RETRY_MS = 1000;
/** A line that was cut somewhere on the way says nothing of it, so it is asked. */
const ASK_MS = 2000;
const PATIENCE = { keepAlive: true, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS };

export type Listener = {
  onMessage: (payload: string) => void;
  /** Whether anything is heard at all: what is said while it is not is lost. */
  onConnectionChange: (isHearing: boolean) => void;
};

/** Keeps one connection that hears what is notified on a channel; it comes back by itself when it is lost. */
export function listenTo(
  url: string,
  channel: string,
  { onMessage, onConnectionChange }: Listener,
): () => Promise<void> {
  let isClosed = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  function again(): void {
    onConnectionChange(false);
    if (isClosed) return;
    retry = setTimeout(() => void start(), RETRY_MS);
  }
  async function start(): Promise<void> {
    const next = new Client({ connectionString: url, application_name: `listen ${channel}`, ...PATIENCE });
    client = next;
    let asking: NodeJS.Timeout | undefined;
    const end = () => void next.end().catch(() => {});
    const ask = () => {
      asking = setTimeout(() => void next.query('select 1').then(ask, end), ASK_MS);
    };
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.once('error', end);
    next.once('end', () => {
      clearTimeout(asking);
      again();
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      onConnectionChange(true);
      ask();
    } catch {
      end();
    }
  }
  void start();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
