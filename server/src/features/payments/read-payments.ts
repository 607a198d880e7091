import type { Party, Payment, Receipt } from '@qrigin/domain/payments';
import { type Db, type Listed, listed, type OrgCtx } from '../../db/index.ts';
import { findOrganisation, readDetails } from '../organisations/index.ts';
import type { SetUp } from './deps.ts';
import { presentPayment, presentReceipt } from './present-payment.ts';
import { paymentById, paymentsOf } from './queries.ts';

type Narrowed = { product_id?: string | undefined };

export function listPayments({ db, orgId }: OrgCtx, { product_id: productId }: Narrowed): Listed<Payment> {
  const all = paymentsOf(db, orgId);
  const some = productId === undefined ? all : all.where('payment.product_id', '=', productId);
  return listed(db, some, {
    tieBreak: 'id',
    present: (rows) => rows.map(presentPayment),
  });
}

/** Who buys, as tax offices know them. */
export async function buyerOf(db: Db, orgId: string): Promise<Party> {
  const { name } = await findOrganisation(db, orgId);
  const { verificationDetails } = await readDetails(db, orgId);
  return { name, address: verificationDetails.address, tax_number: verificationDetails.gstin };
}

const NO_ONE: Party = { name: '', address: '', tax_number: '' };

export async function findReceipt(
  { db, orgId }: OrgCtx,
  setUp: SetUp | undefined,
  id: string,
): Promise<Receipt> {
  const row = await paymentById(db, { orgId, id });
  return presentReceipt(row, { seller: setUp?.seller ?? NO_ONE, buyer: await buyerOf(db, orgId) });
}
