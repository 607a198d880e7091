import { API_BASE, pathOf } from '@qrigin/domain/http';
import { receivePaymentEvent } from '@qrigin/domain/payments';
import { Client } from 'pg';
import { tableOf } from '../bench/table.ts';
import { startSystem } from '../chaos/system.ts';
import { startDroppingProxy } from '../exactly-once/dropping-proxy.ts';
import { startPaymentProvider } from '../services/payment-provider/payment-provider.ts';
import { paymentSettings } from '../services/payment-provider/settings.ts';
import { compare } from './compare.ts';
import { payAll } from './pay-all.ts';
import { drain, reconcile } from './reconcile.ts';
import { wantedProducts } from './shops.ts';
import { HONEST, tamper } from './tamperings.ts';

/**
 * `npm run pay-once -- 1000`: so many products are paid for, a few of them from two tabs. Browsers and the provider tell of each
 * payment three times, in any order, while answers are lost on both sides of the server and the provider is down for a while;
 * of some payments no one tells at all. Then the worker looks around, and everything is counted: each product is active by one
 * payment, nobody was charged twice, and the ledger is what the provider has written down. Last, all kinds of tampering are tried.
 */
const PAYMENTS = Number(process.argv[2] ?? 1000);
const DROP_ONE_IN = 10;
/** The share of its answers that the provider loses after it has done what was asked. */
const LOSS_RATE = 0.03;
const LEAST_KINDS = 20;
const NO_LIMITS = { RATE_READ: '1000000', RATE_WEBHOOK: '1000000' };

type Row = [what: string, seen: number, wanted: number];

const provider = await startPaymentProvider();
const system = await startSystem({ ...paymentSettings(provider), ...NO_LIMITS });
const proxy = await startDroppingProxy({ target: system.apiUrl, dropOneIn: DROP_ONE_IN });
const superuser = new Client({ connectionString: system.superuserUrl });

async function countOf(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await superuser.query<{ count: number }>(query, values);
  return rows[0]?.count ?? 0;
}

/** What the provider has money for and nobody has told the server. */
const untold = () => {
  const paid = provider.books.state.payments.filter(({ captured }) => captured);
  return countOf(
    'select count(*)::int from payment where order_id = any($1) and paid_at is null',
    paid.map(({ order_id }) => order_id),
  );
};

try {
  await superuser.connect();
  provider.webhooks.options.url = `${proxy.url}${API_BASE}${pathOf(receivePaymentEvent)}`;
  const wanted = await wantedProducts(system, proxy.url, PAYMENTS);
  const began = performance.now();
  provider.faults.lossRate = LOSS_RATE;
  const told = await payAll(wanted, provider);
  const foundByRounds = await untold();
  const rounds = await reconcile(superuser, untold);
  provider.faults.lossRate = 0;
  const seconds = (performance.now() - began) / 1000;
  const counted = await compare(superuser, provider.books);

  const tampered = await tamper(system, provider);
  await drain(superuser);
  const cheated = await countOf(
    'select count(*)::int from payment where org_id = $1 and starts_at is not null',
    tampered.orgId,
  );

  const rows: Row[] = [
    ['rows of activation', counted.activations, PAYMENTS],
    ['active products', counted.active, PAYMENTS],
    ['products charged wrongly', counted.wronglyCharged, 0],
    ['receipts', counted.receipts, PAYMENTS + told.twice],
    ['gaps in their numbers', counted.gaps, 0],
    ['entries that only one side has', counted.onlyOneSide, 0],
    ['ledger and the provider’s list, in paise', counted.ledger, counted.provider],
    ['kinds of tampering not refused', tampered.notRefused.length, 0],
    ['activations by tampering', cheated - HONEST, 0],
  ];
  console.log(
    [
      `payments ${PAYMENTS}, paid twice from two tabs ${told.twice}, deliveries ${told.deliveries}`,
      `lost on the way ${told.lost}, answers dropped ${proxy.dropped}, completions without success ${told.unanswered}`,
      `told by no one ${told.untold}, left for the rounds ${foundByRounds}, rounds ${rounds}`,
      `kinds of tampering ${tampered.kinds}, ${seconds.toFixed(1)} s`,
    ].join('; '),
  );
  for (const kind of tampered.notRefused) console.log(`not refused: ${kind}`);
  console.log(
    tableOf([
      ['', 'seen', 'must be', ''],
      ...rows.map(([what, seen, right]) => [
        what,
        String(seen),
        String(right),
        seen === right ? 'right' : 'WRONG',
      ]),
    ]),
  );
  const isRight = rows.every(([, seen, right]) => seen === right) && tampered.kinds >= LEAST_KINDS;
  // Where nothing was lost and nothing left over, nothing was proven.
  if (!isRight || proxy.dropped === 0 || foundByRounds === 0 || told.unanswered === 0) process.exitCode = 1;
} finally {
  await superuser.end();
  await provider.stop();
  await proxy.stop();
  await system.stop();
}
