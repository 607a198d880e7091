import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** What may not import what; `comment` says why, and is printed beside each violation. */
export type Rule = Required<Pick<IRegularForbiddenRuleType, 'name' | 'comment' | 'from' | 'to'>>;

/** Tests, and code that only tests load. */
export const TESTS = String.raw`\.test\.tsx?$|/testing/|/src/test-setup\.ts$`;
