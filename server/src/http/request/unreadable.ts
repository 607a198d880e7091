import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FAILURES } from '@qrigin/domain/errors';

/** Statuses of HTTP itself, which no endpoint can declare. */
const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const BODY = JSON.stringify({ error: FAILURES.invalid_input.text, code: 'invalid_input' });

/** What cannot be read as HTTP, or comes too slowly, never becomes a request; its answer has our form all the same. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? FAILURES.invalid_input.status;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${BODY}`);
}
