import { FAILURES, type FailureCode } from '@qrigin/domain/errors';
import type { Endpoint } from '@qrigin/domain/http';
import { listNotifications } from '@qrigin/domain/notifications';
import { vi } from 'vitest';
import type { z } from 'zod';
import { ORG } from './organisation.ts';
import { pageWith } from './page-with.ts';
import { lineSent, type Sent, sentIn } from './sent-calls.ts';

type Fetch = typeof globalThis.fetch;

/** What the endpoint declares to reply with, or any other response, such as a failure. */
export type Reply<E extends Endpoint> = z.input<E['reply']> | Response;
type Replier<E extends Endpoint> = (sent: Sent<E>) => Reply<E> | Promise<Reply<E>>;
export type Replying<E extends Endpoint> = Reply<E> | Replier<E>;
type Params<E extends Endpoint> = Partial<z.output<E['params']>>;

/** Answers the calls that it knows. */
export type Answer = (request: Parameters<Fetch>) => Promise<Response> | undefined;

/**
 * Answers a call by its contract, with a reply or with what a function makes of what was sent. Calls of an organisation
 * are those of Hill Farm unless `params` names another; other parameters count where they are given.
 */
export function answer<E extends Endpoint>(endpoint: E, reply: Replying<E>): Answer;
export function answer<E extends Endpoint>(endpoint: E, params: Params<E>, reply: Replying<E>): Answer;
export function answer<E extends Endpoint>(
  endpoint: E,
  ...given: [reply: Replying<E>] | [params: Params<E>, reply: Replying<E>]
): Answer {
  const [params, reply] = given.length === 2 ? given : [{}, given[0]];
  const wanted = Object.entries({ ...('org' in endpoint.params.shape ? { org: ORG } : {}), ...params });
  async function responseTo(sent: Sent<E>): Promise<Response> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no contract replies with a function
    const replied = await (typeof reply === 'function' ? (reply as Replier<E>)(sent) : reply);
    if (!(replied instanceof Response)) return Response.json(replied, { status: endpoint.status });
    return endpoint.streams ? replied : replied.clone();
  }
  return (request) => {
    const sent = sentIn(endpoint, request);
    const isMeant = sent && wanted.every(([name, value]) => Object(sent.params)[name] === value);
    return isMeant ? responseTo(sent) : undefined;
  };
}

/** What the frame of the dashboard asks for on every page. */
const ALWAYS = answer(listNotifications, { ...pageWith([]), unread: 0 });

/** Stands in for the network: of the answers to a call the last one counts, and what no one answers is refused. */
export function answerCalls(...answers: readonly Answer[]) {
  const latestFirst = [...answers.toReversed(), ALWAYS];
  const fetch = vi.fn<Fetch>(async (...request) => {
    for (const tried of latestFirst) {
      const response = tried(request);
      if (response) return response;
    }
    throw new Error(`nobody answers ${lineSent(request)}`);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

export function failed(code: FailureCode, details: object = {}): Response {
  const { status, text } = FAILURES[code];
  return Response.json({ error: text, code, ...details }, { status });
}
