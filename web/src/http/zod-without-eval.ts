import { config } from 'zod/v4/core';

// zod would try to compile its checks from text, which the content policy refuses and reports. It decides when a check
// is made, so every entry loads this before anything that holds one.
config({ jitless: true });
