import { useCallback } from 'react';
import type { Change } from './use-typed-content.ts';

/** Changes one field of a content; the same function for as long as the content's own is. */
export function useField<Content, Name extends keyof Content>(
  change: Change<Content>,
  name: Name,
): Change<Content[Name]> {
  return useCallback(
    (update) =>
      change((content) => {
        const value = update(content[name]);
        return value === content[name] ? content : { ...content, [name]: value };
      }),
    [change, name],
  );
}
