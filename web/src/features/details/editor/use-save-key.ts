import { useEffect } from 'react';
import { useEditing } from './editing.ts';

/** Everything is saved by itself; those who are used to the key for it need not wait. */
export function useSaveKey(): void {
  const { draft } = useEditing();
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void draft.settle();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [draft]);
}
