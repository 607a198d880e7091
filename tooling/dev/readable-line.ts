/** The fields that every line of a log has or that its first words already say. */
const KNOWN = new Set([
  'level',
  'time',
  'msg',
  'process',
  'reqId',
  'method',
  'route',
  'status',
  'ms',
  'session',
  'user',
  'job',
  'id',
]);

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** Which of several processes wrote it. */
function writerOf({ process }: Record<string, unknown>): string {
  return typeof process === 'number' ? `${process}: ` : '';
}

function headline({ msg, method, route, status, ms, job }: Record<string, unknown>): string {
  if (msg === 'request') return [status, method, route, String(ms), 'ms'].join(' ');
  if (msg === 'job') return `job ${String(job)}, ${String(ms)} ms`;
  return String(msg);
}

/** A line of the api's or worker's log as a person reads it; any other line stays as it is. */
export function readableLine(line: string): string {
  const entry = parse(line);
  if (!entry || !('msg' in entry)) return line;
  const rest = Object.entries(entry).filter(([name]) => !KNOWN.has(name));
  const details = rest.length ? ` ${JSON.stringify(Object.fromEntries(rest))}` : '';
  return `${writerOf(entry)}${headline(entry)}${details}`;
}
