import { request as httpRequest } from 'node:http';
import { type Request, targetOf } from './request.ts';

export type Answer = { status: number; text: string; milliseconds: number };

/**
 * `fetch` tidies addresses and headers before it sends them; this sends them as they are. Each request has a
 * connection of its own: after some wrong ones the server rightly closes it, which must not hit the next.
 */
export function send(url: string, request: Request): Promise<Answer> {
  const { text, headers, endpoint } = request;
  const { hostname, port } = new URL(url);
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  const options = {
    agent: false,
    hostname,
    port,
    method: endpoint.method,
    path: targetOf(request),
    headers: { ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = httpRequest(options, (response) => {
      if (response.headers['content-type'] === 'text/event-stream') {
        // It never ends; that it began is all there is to see.
        const milliseconds = performance.now() - start;
        resolve({ status: response.statusCode ?? 0, text: '""', milliseconds });
        response.destroy();
        return;
      }
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - start;
        resolve({ status: response.statusCode ?? 0, text: answer, milliseconds });
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}
