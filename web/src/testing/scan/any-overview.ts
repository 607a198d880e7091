import { LANGUAGE_CODES } from '@qrigin/domain/details';
import { CODE_SIGNS } from '@qrigin/domain/qr';
import { NOTICES_MAX, Overview, SCAN_STATES } from '@qrigin/domain/scan';
import * as fc from 'fast-check';

/** Words as makers write them, hostile ones among them: markup, signs of messages, marks that turn the direction. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='alert(1)",
      '&lt;b&gt; & Söhne',
      '<!--page--> /*style*/ $& $1',
      String.raw`<0>a</0> <1/> {date} {0} # \u0041 \x41`,
      '\u202edednah-tfel\u202c \u2066x',
      'नीलगिरि शहद',
      'عسل الغابة',
    ),
  )
  // What a form takes: no control characters, no spaces at the ends.
  .map((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '' && text.isWellFormed());

const moment = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = moment.map((text) => text.slice(0, 10));
const code = fc.string({
  unit: fc.constantFrom(...CODE_SIGNS.split('')),
  minLength: 20,
  maxLength: 20,
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const perhaps = fc.oneof(fc.constant(''), words);
const language = fc.constantFrom(...LANGUAGE_CODES);

/** As a maker fills in what they like of it. */
const translation = fc.record(
  { heading: words, reason: words, hazard: words, what_to_do: words, remedy: words },
  { requiredKeys: [] },
);

const notice = fc.record({
  id: fc.option(fc.uuid(), { nil: null }),
  heading: perhaps,
  remedy: perhaps,
  language,
  translations: fc.dictionary(language, translation),
  reason: words,
  hazard: perhaps,
  what_to_do: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n')),
  contact: fc.oneof(
    fc.constant(''),
    words,
    fc.constantFrom('+91 1800 000 2647', 'recall@maker.example', 'javascript:alert(1)'),
  ),
  date: moment,
});

const recall = fc
  .tuple(fc.array(notice, { maxLength: NOTICES_MAX }), fc.nat({ max: 197 }))
  .map(([notices, others]) => ({
    recalled: notices.length > 0,
    reason: notices[0]?.reason ?? null,
    date: notices[0]?.date ?? null,
    notices,
    more: notices.length === NOTICES_MAX ? others : 0,
  }));

/** Anything that the contract allows to be known about a code that no one has blocked. */
export const anyOverview: fc.Arbitrary<Overview> = fc
  .record({
    qr_id: code,
    state: fc.constantFrom(...SCAN_STATES.filter((state) => state !== 'recalled' && state !== 'blocked')),
    is_blocked: fc.constant(false),
    checked_at: moment,
    issued_at: moment,
    maker: fc.record({
      name: words,
      logo_url: fc.constantFrom(null, 'https://content.example/logo.png', 'http://plain.example/logo.png'),
      is_closed: fc.boolean(),
    }),
    product: maybe(
      fc.record({
        id: fc.uuid(),
        name: words,
        nature: fc.constantFrom('static', 'dynamic'),
        is_active: fc.boolean(),
      }),
    ),
    pack: maybe(fc.record({ level: words })),
    batch: maybe(fc.record({ lot_code: words, made_on: maybe(day), expires_on: maybe(day) })),
    recall,
    withdrawn_at: maybe(moment),
    replaced: maybe(fc.record({ at: moment, qr_id: maybe(code) })),
  })
  .map((facts) => Overview.parse({ ...facts, state: facts.recall.recalled ? 'recalled' : facts.state }));
