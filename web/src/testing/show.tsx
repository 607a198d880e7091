import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { AppFrame } from '../app/app-frame.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';

/** Draws a part of the kit as a page would hold it: with words, links and toasts. */
export function show(part: ReactNode, address = '/') {
  return render(
    <AppFrame>
      <MemoryRouter initialEntries={[address]}>
        {part}
        <Toaster />
      </MemoryRouter>
    </AppFrame>,
  );
}
