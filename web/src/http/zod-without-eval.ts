import type { $ZodConfig } from 'zod/v4/core';

declare global {
  // Where zod keeps its settings. Written here without loading zod, which the first page does not need.
  var __zod_globalConfig: $ZodConfig | undefined;
}

// zod would try to compile its checks from text, which the content policy refuses and reports. It decides when a check
// is made, so every entry loads this before anything that holds one.
globalThis.__zod_globalConfig = { jitless: true };
