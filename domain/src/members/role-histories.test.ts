import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { modelOf, tell } from './testing/modelled-organisation.ts';
import { commandOf, HISTORY, type History } from './testing/role-history.ts';
import { brokenIn, ungivenIn } from './testing/role-invariants.ts';
import type { RoleAnswers } from './testing/role-runs.ts';
import { obey } from './testing/ruled-organisation.ts';
import { isSame } from './testing/same-state.ts';

const HISTORIES = inject('roleRuns') ?? 500;

/** What was tried and how it went: a test in which everything is refused would prove nothing. */
const seen: RoleAnswers = {};
function count(what: string): void {
  seen[what] = (seen[what] ?? 0) + 1;
}

function live({ start, attempts }: History): void {
  const model = modelOf(start);
  let state = start;
  expect(brokenIn(start)).toEqual([]);
  for (const [at, attempt] of attempts.entries()) {
    const command = commandOf(state, attempt, at);
    if (!command) continue;
    const reasons = tell(model, command);
    const { fault, state: after } = obey(state, command);
    // Of several good reasons either may be given.
    const isGood = fault === undefined ? reasons.length === 0 : reasons.includes(fault);
    const wrong = after === state ? [] : [...brokenIn(after), ...ungivenIn(state, after, command.actorId)];
    expect({ command, reasons, fault, isGood, isSame: isSame(after, model), wrong }).toMatchObject({
      isGood: true,
      isSame: true,
      wrong: [],
    });
    count(`${command.kind}: ${fault ?? 'done'}`);
    state = after;
  }
}

/** All that can be wrong, but for `more_than_you`: that follows from other faults while R1 is kept. */
const FAULTS = [
  'no_permission',
  'no_such_role',
  'role_not_below_you',
  'built_in',
  'parent_not_yours',
  'too_deep',
  'more_than_parent',
  'cannot_be_public',
  'too_many_roles',
  'cycle',
  'has_roles_below',
  'in_use',
  'yourself',
  'person_not_below_you',
  'owner_by_transfer',
  'has_no_role',
  'not_owner',
  'last_owner',
  'receiver_not_active',
  'already_member',
  'suspended',
  'not_public',
  'not_a_supervisor',
  'not_above_role',
  'not_your_request',
];

test(`rules and model agree over ${HISTORIES} histories, and no one gains what the giver lacks`, ({
  task,
}) => {
  fc.assert(fc.property(HISTORY, live), { numRuns: HISTORIES });
  task.meta.roleAnswers = seen;
  const all = Object.values(seen).reduce((sum, times) => sum + times);
  const done = Object.entries(seen).reduce(
    (sum, [what, times]) => sum + (what.endsWith(': done') ? times : 0),
    0,
  );
  expect(done / all).toBeGreaterThan(0.2);
  expect(done / all).toBeLessThan(0.8);
  // Some faults are rare.
  if (HISTORIES < 500) return;
  const faults = new Set(Object.keys(seen).map((what) => what.replace(/^.*: /, '')));
  expect(faults).toEqual(new Set(['done', ...FAULTS]));
}, 3_600_000);
