import { FAILURES, type FailureCode } from '@qrigin/domain/errors';
import { vi } from 'vitest';

type Answers = Record<string, Response | ((request?: RequestInit) => Response)>;

/** What the frame of the dashboard asks for on every page. */
const NO_NOTICES = { items: [], total: 0, page: 1, page_size: 20, unread: 0 };
const ALWAYS: Answers = { 'GET /users/me/notifications': () => Response.json(NO_NOTICES) };

/** Stands in for the network: answers by method and path below the API's base, and refuses what it does not know. */
export function answerCalls(answers: Answers) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, request) => {
    const path = typeof address === 'string' ? address.split('?')[0] : undefined;
    const name = `${request?.method} ${path?.replace(/^\/api/, '')}`;
    const answer = answers[name] ?? ALWAYS[name];
    if (answer === undefined) throw new Error(`nobody answers ${name}`);
    return answer instanceof Response ? answer.clone() : answer(request);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

export function failed(code: FailureCode, details: object = {}): Response {
  const { status, text } = FAILURES[code];
  return Response.json({ error: text, code, ...details }, { status });
}
