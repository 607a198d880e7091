import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { useIsBusy } from './busy.ts';

/** The button that sends the form around it. */
export function Submit(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  return <Button variant="primary" size="l" {...props} type="submit" isBusy={useIsBusy()} />;
}
