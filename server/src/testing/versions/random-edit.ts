import { Content, type Section } from '@qrigin/domain/details';
import { type Dice, oneOf } from '../fuzz/breaks/dice.ts';
import { type Edit, GROUPS, type Group, type Model } from './details-model.ts';

/** Few enough that the same is written again and again. */
const WORDS = ['honey', 'शहद', 'شہد', 'raw & <unheated>', 'Kotagiri'] as const;
const LANGUAGES = ['en', 'hi', 'ur'] as const;

type Words = Partial<Record<(typeof LANGUAGES)[number], string>>;

function words(roll: Dice): Words {
  return roll(4) === 0 ? {} : { [oneOf(LANGUAGES, roll)]: oneOf(WORDS, roll) };
}

/** All fields of a group anew, as its part is always saved whole. */
function fieldsOf(group: Group, roll: Dice): Partial<Content> {
  const some: Partial<Content> = {
    brand: words(roll),
    description: words(roll),
    net_quantity: roll(2) === 0 ? null : { amount: 500, unit: oneOf(['g', 'ml'], roll) },
    ingredients: roll(2) === 0 ? [] : [{ name: words(roll), percent: 12.5, allergens: ['milk'] }],
    warnings: [words(roll)],
    maker_name: words(roll),
    country_of_origin: oneOf(['', 'IN'], roll),
    notes: roll(2) === 0 ? [] : [{ title: words(roll), points: [words(roll)] }],
    support: { location: { placeId: oneOf(['', 'x'], roll), mapEmbedUrl: '' }, hours: words(roll) },
    qrinfo: {
      title: words(roll),
      description: {},
      redirect_url: oneOf(['', 'https://hill.example/'], roll),
    },
  };
  const whole = Content.parse(some);
  return Object.fromEntries(GROUPS[group].map((field) => [field, whole[field]]));
}

function sectionOf(id: string, roll: Dice): Section {
  const one = oneOf(
    [
      { type: 'text', body: roll(2) === 0 ? {} : { en: doc(oneOf(WORDS, roll)) } },
      { type: 'table', columns: [words(roll)], rows: [[words(roll)]] },
      { type: 'nutrition', values: { energy: roll(3) * 100.5 } },
      { type: 'embed-urls', embedUrlsData: roll(2) === 0 ? [] : [btoa('https://vimeo.com/1')] },
    ],
    roll,
  );
  const [section] = Content.shape.sections.parse([
    { id, title: words(roll), is_hidden: roll(3) === 0, ...one },
  ]);
  if (!section) throw new Error('no section was made');
  return section;
}

function doc(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

const SENT: readonly { groups: readonly Group[]; hasSections: boolean }[] = [
  { groups: ['overview', 'ingredients', 'use', 'maker'], hasSections: true },
  { groups: ['notes'], hasSections: false },
  { groups: ['support'], hasSections: false },
  { groups: ['qrinfo'], hasSections: false },
];

function sent(model: Model, ids: readonly string[], roll: Dice): Edit {
  const { groups, hasSections } = oneOf(SENT, roll);
  const fields = Object.assign({}, ...groups.map((group) => fieldsOf(group, roll)));
  const chosen = ids.filter(() => roll(2) === 0);
  // Now and then a section that is there already.
  const sections = chosen.map(
    (id) => model.draft.sections.find((one) => one.id === id && roll(2) === 0) ?? sectionOf(id, roll),
  );
  return { kind: 'send', groups, hasSections, fields: { ...fields, ...(hasSections && { sections }) } };
}

const CHOICES: readonly Edit['kind'][] = [
  'write',
  'write',
  'write',
  'section',
  'section',
  'section',
  'remove',
  'order',
  'publish',
  'publish',
  'restore',
  'send',
];

/** What someone does next, with sections of a handful of ids. */
export function randomEdit(model: Model, ids: readonly string[], roll: Dice): Edit {
  const kind = oneOf(CHOICES, roll);
  const group = oneOf(Object.keys(GROUPS) as Group[], roll);
  if (kind === 'section')
    return { kind, section: sectionOf(oneOf(ids, roll), roll), at: roll(model.draft.sections.length + 1) };
  if (kind === 'remove') return { kind, id: oneOf(ids, roll) };
  if (kind === 'order') return { kind, ids: ids.filter(() => roll(3) > 0).toSorted(() => roll(3) - 1) };
  if (kind === 'publish') return { kind };
  if (kind === 'send') return sent(model, ids, roll);
  if (kind === 'restore' && model.versions.length) return { kind, number: roll(model.versions.length) + 1 };
  return { kind: 'write', group, fields: fieldsOf(group, roll) };
}
