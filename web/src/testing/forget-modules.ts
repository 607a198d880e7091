import { vi } from 'vitest';

/** Test files share a worker. What our modules hold, such as an open toast, is no business of the next file. */
vi.resetModules();
