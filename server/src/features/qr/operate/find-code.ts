import { normaliseCode } from '@qrigin/domain/qr';
import { CompiledQuery } from 'kysely';
import type { FindBlockable } from '../../../operator/command.ts';
import { codeBookOf } from '../codes/code-book.ts';
import { placeCodes } from '../look-up/place-codes.ts';
import { createScanSource } from '../look-up/scan-source.ts';

type Statement = { text: string; values: readonly unknown[] };

/** By its 20 characters, or by the address that is printed. */
export const findBlockableCode: FindBlockable = async (db, text, keys) => {
  const code = normaliseCode(text.split('/').at(-1) ?? '');
  if (code === undefined) throw new Error('give a code: its 20 characters, or its address');
  const source = createScanSource({
    async query<Row extends object>({ text: statement, values }: Statement) {
      return (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows;
    },
  });
  const [place] = await placeCodes(codeBookOf(keys), source, [code]);
  if (!place) throw new Error(`code ${code} was never issued`);
  return { subject: code, organisationId: place.run.orgId, shown: `code ${code}` };
};
