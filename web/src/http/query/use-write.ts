import { FailedCall, Failure } from '@qrigin/domain/errors';
import type { Endpoint, Input } from '@qrigin/domain/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { call } from '../call.ts';
import { orgOf, refreshThings } from './refresh.ts';

interface Wish {
  /**
   * `first`, unless said otherwise: whoever waits for the call sees the screen as it is now. `later`: what asked closes
   * before the screen around it changes. `elsewhere`: the person leaves this organisation, and nothing of it can be asked for.
   */
  refresh?: 'first' | 'later' | 'elsewhere';
}

/**
 * Makes a call that changes something, and asks anew for all that shows what it changed. A refusal refreshes too: it often
 * means that someone else was quicker.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { refresh = 'first' }: Wish = {},
): (input: Input<E>) => Promise<z.output<E['reply']>> {
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { mutateAsync } = useMutation({
    mutationFn: (input: Input<E>) =>
      endpoint.policy.idempotent
        ? keyFor(input, (idempotencyKey) => call(endpoint, { ...input, idempotencyKey }))
        : call(endpoint, input),
    onSettled: async (_reply, error, input) => {
      if (error !== null && !isRefusal(error)) return;
      const isLeft = refresh === 'elsewhere' && error === null;
      const refreshed = refreshThings(cache, endpoint.changes, { ...orgOf(input), isLeft });
      if (refresh === 'first') await refreshed;
    },
  });
  return mutateAsync;
}

/** Some calls have words of their own for whatever was refused. */
function isRefusal(error: Error): boolean {
  return (error instanceof FailedCall ? error.cause : error) instanceof Failure;
}

/**
 * Gives an act the key under which the server does it once. The same wish after a lost answer has the same key; another
 * wish, or the same one after it was fulfilled, has another.
 */
function useIdempotencyKey() {
  const open = useRef({ wish: '', key: '' });
  return async <Reply>(wish: unknown, act: (key: string) => Promise<Reply>): Promise<Reply> => {
    const text = JSON.stringify(wish);
    if (open.current.wish !== text) open.current = { wish: text, key: crypto.randomUUID() };
    const reply = await act(open.current.key);
    open.current = { wish: '', key: '' };
    return reply;
  };
}
