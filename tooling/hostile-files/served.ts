import { request } from 'node:http';
import type { HostileFile } from './hostile-file.ts';

export type Served = {
  status: number;
  type: string;
  disposition: string;
  policy: string;
  sniff: string;
  body: Buffer;
};

/** What the content origin answers; its name is one that only browsers know to be this machine. */
export function askFor(address: string): Promise<Served> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathname + search, headers: { host } };
    request(options, async (answer) => {
      const text = (name: string) => String(answer.headers[name] ?? '');
      resolve({
        status: answer.statusCode ?? 0,
        type: text('content-type'),
        disposition: text('content-disposition'),
        policy: text('content-security-policy'),
        sniff: text('x-content-type-options'),
        body: Buffer.concat(await answer.toArray()),
      });
    })
      .on('error', reject)
      .end();
  });
}

const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Whether the text is in what a browser shows by itself. */
const carries = (body: Buffer, text: string) => body.includes(Buffer.from(text));

/** What is wrong with the answer for a file that is shown to anyone. */
export function faultsOf(served: Served, file: HostileFile, canary: string): string[] {
  const faults: string[] = [];
  if (served.status !== 200) return [`answered ${served.status}`];
  if (!served.policy.startsWith("sandbox; default-src 'none'")) faults.push('has no closed policy');
  if (served.sniff !== 'nosniff') faults.push('may be sniffed');
  const isPicture = PICTURES.includes(served.type);
  if (!isPicture && !served.disposition.startsWith('attachment')) faults.push('is no file to save');
  const isShown = isPicture || served.type === 'image/svg+xml';
  if (isShown && carries(served.body, canary)) faults.push('still carries what was hidden in it');
  if (isPicture && served.body.equals(file.content)) faults.push('was not drawn anew');
  if (/[\u202a-\u202e\u2066-\u2069]|%E2%80%AE|%E2%81%A/i.test(served.disposition))
    faults.push('has a name that turns');
  if (/filename="[^"]*[/\\]|%2F|%5C/i.test(served.disposition)) faults.push('has a path for a name');
  return faults;
}

/** What is wrong with a file as it was sent, for its own people. */
export function faultsOfOriginal(served: Served, file: HostileFile): string[] {
  const faults: string[] = [];
  if (!served.disposition.startsWith('attachment')) faults.push('its original is no file to save');
  if (!served.policy.startsWith('sandbox')) faults.push('its original has no closed policy');
  if (!served.body.equals(file.content)) faults.push('its original is another');
  return faults;
}
