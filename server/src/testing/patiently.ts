/** For `vi.waitFor`: by itself it gives up after a second, which a busy machine may need for anything. */
export const PATIENTLY = { timeout: 30_000 } as const;
