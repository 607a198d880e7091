import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The last one to begin is the one that everyone waits for. */
const LONG = [
  'server/src/features/recalls/recall-scopes.api.test.ts',
  'server/src/testing/fuzz/fuzz.api.test.ts',
  'server/src/operator/operator.api.test.ts',
  'tooling/dev/dev.api.test.ts',
  'tooling/planted/planted.api.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));

/** As Vitest sorts files, but for those that are known to take long. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
