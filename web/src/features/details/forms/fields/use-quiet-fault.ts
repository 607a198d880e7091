import { useState } from 'react';

/**
 * A fault is shown once its field was left, and not to someone who is typing the first characters. One that was in sight
 * when they came stays until it is mended.
 */
export function useQuietFault(fault: string | undefined) {
  const [isQuiet, setQuiet] = useState(false);
  return {
    fault: isQuiet ? undefined : fault,
    onFocus: () => setQuiet(fault === undefined),
    onBlur: () => setQuiet(false),
  };
}
