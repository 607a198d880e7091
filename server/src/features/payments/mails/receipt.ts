import type { Party } from '@qrigin/domain/payments';
import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { timeInWords } from '../../../mail/time-in-words.ts';

const TEXTS = {
  en: {
    subject: 'Your receipt',
    heading: 'Thank you for your payment',
    what: 'We have received your payment. Your receipt is below.',
    unused:
      'This payment did not start a plan: the product was already active or is no longer available. We are refunding all of it, and you do not need to do anything.',
    number: 'Receipt',
    organisation: 'Organisation',
    plan: 'Plan',
    paid: 'Paid on',
    ends: 'Ends on',
    net: 'Before tax',
    tax: (percent: number) => `GST (${percent}%)`,
    total: 'Total paid',
    seller: 'Seller',
    sellerTax: 'Seller’s GSTIN',
    open: 'View and print the receipt',
    note: 'Printed codes keep working when the plan ends, and shoppers still see your product page. You get this email because you ordered or paid for this plan, or are an Owner of this organisation.',
  },
} satisfies Catalogue;

type Bought = {
  orgId: string;
  paymentId: string;
  organisation: string;
  number: string;
  plan: string;
  amount: number;
  tax: number;
  taxPercent: number;
  currency: string;
  paidAt: string;
  /** None when it goes back. */
  endsAt: string | null;
  seller: Party;
};

/** Whole paise as people read them, without rounding: `₹4,999.00`. */
function inWords(paise: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(paise / 100);
}

export function receipt(bought: Bought, language: Language): EmailContent {
  const texts = TEXTS[language];
  const { amount, tax, taxPercent, currency, endsAt, seller } = bought;
  const lineOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', ');
  const rows: [string, string][] = [
    [texts.number, bought.number],
    [texts.organisation, bought.organisation],
    [texts.plan, bought.plan],
    [texts.paid, timeInWords(new Date(bought.paidAt), language, 'Asia/Kolkata')],
  ];
  if (endsAt !== null) rows.push([texts.ends, timeInWords(new Date(endsAt), language, 'Asia/Kolkata')]);
  rows.push([texts.net, inWords(amount - tax, currency)], [texts.tax(taxPercent), inWords(tax, currency)]);
  rows.push([texts.total, inWords(amount, currency)]);
  rows.push([texts.seller, [seller.name, lineOf(seller.address)].filter(Boolean).join(', ')]);
  if (seller.tax_number !== '') rows.push([texts.sellerTax, seller.tax_number]);
  return {
    subject: texts.subject,
    preheader: texts.what,
    heading: texts.heading,
    parts: [
      { part: 'paragraph', text: endsAt === null ? texts.unused : texts.what },
      { part: 'facts', rows },
      {
        part: 'button',
        words: texts.open,
        path: `/dashboard/${bought.orgId}/payments/${bought.paymentId}`,
      },
    ],
    note: texts.note,
  };
}
