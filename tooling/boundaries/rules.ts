import { FEATURE_RULES } from './feature-rules.ts';
import { ROOM_RULES } from './room-rules.ts';
import type { Rule } from './rule.ts';
import { SERVER_RULES } from './server-rules.ts';
import { WEB_RULES } from './web-rules.ts';

export const RULES: readonly Rule[] = [...ROOM_RULES, ...FEATURE_RULES, ...SERVER_RULES, ...WEB_RULES];
