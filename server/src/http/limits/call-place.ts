import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallEnds } from './call-ends.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back the place among the calls under way; `undefined` while it has none. */
    placeBack: (() => void) | undefined;
  }
}

/** Every call gives its place back when it ends. */
export function givePlacesBack(app: FastifyInstance, calls: CallEnds): void {
  app.decorateRequest('placeBack', undefined);
  calls.onEnd(givePlaceBack);
}

/** Waits until the call is counted, and keeps the place that it was admitted to. */
export async function takePlace(request: FastifyRequest, admission: Promise<() => void>): Promise<void> {
  request.placeBack = await admission;
  // This caller may have hung up while being counted: then the call has ended already, and only its place is left.
  if (request.socket.destroyed) givePlaceBack(request);
}

/** A stream gives its place back when it opens, and its end comes later: the place is given back once. */
export function givePlaceBack(request: FastifyRequest): void {
  request.placeBack?.();
  request.placeBack = undefined;
}
