import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The document in the frame, which this browser does not load, with the page that was drawn into it. */
export async function framed() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the scan page');
  const document = window.document.implementation.createHTMLDocument();
  Object.defineProperty(frame, 'contentDocument', { value: document, configurable: true });
  act(() => void fireEvent.load(frame));
  const sees = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));
  return { frame, document, sees };
}
