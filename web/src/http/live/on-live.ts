import type { LiveEvent } from '@qrigin/domain/http';

type Handler = (event: LiveEvent) => void;

const handlers = new Set<Handler>();

/** Calls back on every event that this page hears while it listens; the function that comes back ends that. */
export function onLive(handler: Handler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

export function tellLive(event: LiveEvent): void {
  for (const handler of handlers) handler(event);
}
