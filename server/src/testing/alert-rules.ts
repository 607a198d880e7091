export type AlertRule = {
  alert: string;
  expr: string;
  for: string;
  severity: string;
  summary: string;
  runbook: string;
};

const HEAD = [/^groups:$/, /^ {2}- name: [a-z-]+$/, /^ {4}rules:$/];
/** The lines of a rule, in their order; what is captured is a value. */
const RULE: [RegExp, keyof AlertRule | undefined][] = [
  [/^ {6}- alert: ([A-Z]\w+)$/, 'alert'],
  [/^ {8}expr: (\w.*)$/, 'expr'],
  [/^ {8}for: (\d+[smh])$/, 'for'],
  [/^ {8}labels:$/, undefined],
  [/^ {10}severity: (warning|critical)$/, 'severity'],
  [/^ {8}annotations:$/, undefined],
  [/^ {10}summary: (\w.*)$/, 'summary'],
  [/^ {10}runbook: (docs\/\S+)$/, 'runbook'],
];

function requireLine(line: string | undefined, wanted: RegExp, at: number): string {
  const found = wanted.exec(line ?? '');
  if (!found) throw new Error(`line ${at}: expected ${String(wanted)}, found '${line}'`);
  const text = found[1] ?? '';
  // In a plain scalar of YAML these two begin something else.
  if (/: | #/.test(text)) throw new Error(`line ${at}: '${text}' is no plain text of YAML`);
  return text;
}

/** Reads the rules in the one form that we write them in, of the many that YAML knows; throws at any other line. */
export function readAlertRules(text: string): AlertRule[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  const take = (wanted: RegExp) => {
    const next = lines.shift();
    return requireLine(next?.line, wanted, next?.at ?? 0);
  };
  HEAD.forEach(take);
  const rules: AlertRule[] = [];
  while (lines.length) {
    const rule = { alert: '', expr: '', for: '', severity: '', summary: '', runbook: '' };
    for (const [wanted, field] of RULE) {
      const value = take(wanted);
      if (field) rule[field] = value;
    }
    rules.push(rule);
  }
  return rules;
}

const FUNCTIONS = ['sum', 'max'];

/** What is wrong with the rules, beside a metrics page and the page that says what to do about each. */
export function faultsOfRules(rules: readonly AlertRule[], metrics: string, page: string): string[] {
  return rules.flatMap(({ alert, expr, runbook }) => {
    const names = (expr.match(/[a-z_]\w*/g) ?? []).filter((name) => !FUNCTIONS.includes(name));
    const unserved = names.filter((name) => !new RegExp(`^${name}(?:\\{.*\\})? `, 'm').test(metrics));
    const hasSection = new RegExp(`^## ${alert}$`, 'm').test(page);
    return [
      ...(names.length ? [] : [`${alert} names no metric`]),
      ...unserved.map((name) => `${alert} names ${name}, which the api does not serve`),
      ...(hasSection ? [] : [`${alert} has no section in docs/alerts.md`]),
      ...(runbook === `docs/alerts.md#${alert.toLowerCase()}` ? [] : [`${alert} leads to ${runbook}`]),
    ];
  });
}
