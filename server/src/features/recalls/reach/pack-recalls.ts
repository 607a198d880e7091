import { reaches, recallsToCarry } from '@qrigin/domain/recalls';
import { locate, type PackRecalls, placeKey, readNear } from '../../qr/index.ts';
import { openRecallsOfCodes } from '../queries.ts';
import { scopeOf } from '../scope-columns.ts';
import { openRecalls, type RecallFactRow, recallableOf } from './open-recalls.ts';

/** What packing asks of recalls. */
export const packRecalls: PackRecalls = {
  async isRecalled({ db }, pack) {
    const near = await readNear<RecallFactRow>(db, [locate(pack)]);
    return openRecalls(near).reaching(recallableOf(pack)).length > 0;
  },
  /** All of them, also those that a scan need not know: what a code takes along stays for good. */
  async toCarry({ db, orgId }, codes) {
    const rows = await openRecallsOfCodes(db, orgId, {
      places: codes.flatMap(({ ancestors }) => ancestors.map(({ run, idx }) => placeKey(run, idx))),
      ids: codes.flatMap(({ carried }) => carried),
    });
    const around = rows.flatMap((row) => {
      const scope = scopeOf(row);
      return scope ? [{ ...scope, id: row.id }] : [];
    });
    return codes.map(recallableOf).map((code) =>
      recallsToCarry(
        code,
        around.filter((recall) => reaches(recall, code)),
      ),
    );
  },
};
