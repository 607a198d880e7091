import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { clearToken } from './http/session.ts';
import { freshPage } from './testing/fresh-page.ts';
import './words/words.ts';

freshPage();

// Vitest's globals are off, so Testing Library cannot register this by itself.
afterEach(cleanup);

// A draft goes on trying to save what was typed for as long as its writer is signed in, also in the next file.
afterAll(() => {
  if ('document' in globalThis) clearToken();
});

// Pages are fetched when they are opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
