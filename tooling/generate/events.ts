import type { EventType, FeatureType, NoticeType, Thing } from '../../domain/src/declaration/index.ts';
import { FEATURES } from '../../domain/src/features/index.ts';

const namesOf = (things: Thing | readonly Thing[]) =>
  [things]
    .flat()
    .map(({ name }) => name)
    .join(' or ');

function toldTo({ kind, about, to }: NoticeType): string {
  const people = to === 'named' ? 'the people it names' : `everyone else with \`${to.may.name}\``;
  return `${people}: \`${kind}\`${about ? `, about the ${about.name}` : ''}`;
}

function mailedHow({ mailed }: NoticeType): string {
  if (!mailed) return '–';
  if (mailed.isUrgent) return 'yes, counted apart for each organisation';
  return mailed.onceADay ? `once a day ${mailed.onceADay}` : 'yes';
}

function rowOf({ name, about, values = {}, notice }: EventType): string {
  const stored = Object.keys(values).join(', ') || '–';
  const told = notice ? [toldTo(notice), mailedHow(notice)] : ['–', '–'];
  return `| ${[`\`${name}\``, namesOf(about), stored, ...told].join(' | ')} |`;
}

function sectionOf({ name, events }: FeatureType): string[] {
  if (!events) return [];
  const rows = Object.values(events).map(rowOf);
  const head = '| Event | About | Also stored | Told to | By email |\n|---|---|---|---|---|';
  return [`## ${name}\n\n${head}\n${rows.join('\n')}\n`];
}

/** `docs/events.md`, written from what features declare. */
export function eventsPage(): string {
  const declared: readonly FeatureType[] = FEATURES;
  return `# Events

Written from the declarations in \`domain/src/<feature>/feature.ts\` by \`npm run generate\`; do not edit. An action records an event with
\`record(ctx, EVENT, …)\`. Each of them is stored in the audit log, in the transaction of the change itself. Some are also told to people, in
their notifications, and some of those come by email as well unless the person opts out.

${declared.flatMap(sectionOf).join('\n')}`;
}
