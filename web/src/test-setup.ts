import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { freshPage } from './testing/fresh-page.ts';
import './words/words.ts';

freshPage();

// Vitest's globals are off, so Testing Library cannot register this by itself.
afterEach(cleanup);

// Pages are fetched when they are opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
