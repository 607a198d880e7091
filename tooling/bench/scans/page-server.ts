import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { SentPage } from './sent-page.ts';

/** Answers every request with the same page: the least that sending these bytes and headers can cost. */
const [port, file = ''] = process.argv.slice(2);
const { headers, body }: SentPage = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(Number(port), '127.0.0.1');
