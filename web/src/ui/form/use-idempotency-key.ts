import { useRef } from 'react';

/**
 * Gives an act the key under which the server does it once. The same wish after a lost answer has the same key; another
 * wish, or the same one after it was fulfilled, has another.
 */
export function useIdempotencyKey() {
  const open = useRef({ wish: '', key: '' });
  return async <Reply>(wish: unknown, act: (key: string) => Promise<Reply>): Promise<Reply> => {
    const text = JSON.stringify(wish);
    if (open.current.wish !== text) open.current = { wish: text, key: crypto.randomUUID() };
    const reply = await act(open.current.key);
    open.current = { wish: '', key: '' };
    return reply;
  };
}
