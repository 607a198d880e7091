import { listPackagings } from '@qrigin/domain/packaging';
import { listProductPages, PRODUCTS } from '@qrigin/domain/products';
import { CODES, withdrawCodes } from '@qrigin/domain/qr';
import { RECALLS, recallOfCode } from '@qrigin/domain/recalls';
import { type LifeStep, listInside, listLife, type TracedCode, traceCode } from '@qrigin/domain/tracing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleId } from '../../../../domain/src/http/index.ts';
import { packagingRow } from '../../../../domain/src/packaging/samples.ts';
import { productRow } from '../../../../domain/src/products/samples.ts';
import { recallEntry } from '../../../../domain/src/recalls/samples.ts';
import { innerCode, lifeStep, tracedCode } from '../../../../domain/src/tracing/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { pageWith } from '../../testing/page-with.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';

const CODE = '7K3M9QXA2VTD5RW8E1HN';
const at = (code: string) => `/dashboard/${ORG}/codes/${code}`;
const JAR = innerCode({ number: 1, is_scanned: true });

const untouched = { as_issued: 1, moved_in: 0, moved_out: 0 };
const insideOf = (...items: (typeof JAR)[]) =>
  answer(listInside, { code: CODE as never }, { ...pageWith(items, { page_size: 24 }), ...untouched });
const lifeOf = (...steps: LifeStep[]) => answer(listLife, { steps, before: null });

/** The page of a code, with nothing in it and no life unless it is given. */
function open(code: Partial<TracedCode> = {}, me = whoamiOf(), ...answers: ReturnType<typeof answer>[]) {
  const known = tracedCode({ code: CODE, ...code });
  const fetch = answerCalls(
    ...inOrganisation(me),
    answer(traceCode, known),
    insideOf(),
    lifeOf(),
    ...answers,
  );
  return { fetch, known, ...openPage(at(CODE)) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
/** By all of its words: names in it are elements of their own. */
const paragraph = (words: string) =>
  screen.getByText((_own, element) => element?.tagName === 'P' && element.textContent === words);
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

test('a code is shown with what it is, where it is, what it is of and how often it was scanned', async () => {
  const { known } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Carton 17' })).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(main().getAllByText('7K3M 9QXA 2VTD 5RW8 E1HN')[0]).toBeVisible();
  expect(paragraph('Carton 17 in pallet 1')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of this pack' })).toBeVisible();
  const { id } = known.product!;
  const { lot_code: number } = known.batch!;
  expect(screen.getByRole('link', { name: known.product!.name })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${id}/setup`,
  );
  expect(screen.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${id}/setup/batches?${new URLSearchParams({ search: number })}`,
  );
  expect(screen.getByText('Scans').nextSibling).toHaveTextContent(/^2, last scanned /);
});

test('a code is found however it was typed, and the address is tidied', async () => {
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(traceCode, tracedCode({ code: CODE })),
    insideOf(),
    lifeOf(),
  );
  const { place } = openPage(at('7k3m-9qxa-2vtd-5rw8-elhn'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carton 17' })).toBeVisible();
  expect(place()).toBe(at(CODE));
  expect(sentTo(fetch, traceCode).map(({ params }) => params.code)).toEqual([CODE]);
});

test('what is no code is said without asking the server', async () => {
  const fetch = answerCalls(...inOrganisation());
  openPage(at('honey'));
  expect(await screen.findByRole('heading', { name: 'This is not a Qrigin code' })).toBeVisible();
  expect(sentTo(fetch, traceCode)).toEqual([]);
});

test('a code that is not of the organisation may be typed wrongly or be of another: the page says both', async () => {
  answerCalls(...inOrganisation(), answer(traceCode, failed('not_found')));
  openPage(at(CODE));
  expect(await screen.findByRole('heading', { name: 'We cannot find this code' })).toBeVisible();
  expect(
    paragraph(
      'Hill Farm has no code 7K3M 9QXA 2VTD 5RW8 E1HN. Compare it with the pack: one wrong character is enough. If the pack is from another organisation, only its scan page can tell you about it.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open scan page' })).toHaveAttribute('href', `/scan/${CODE}`);
});

test('a page that could not be loaded can be asked for again', async () => {
  let isDown = true;
  answerCalls(
    ...inOrganisation(),
    answer(traceCode, () => (isDown ? failed('internal') : tracedCode({ code: CODE }))),
    insideOf(),
    lifeOf(),
  );
  openPage(at(CODE));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Carton 17' })).toBeVisible();
});

test.each([
  ['recalled', 'Recalled'],
  ['withdrawn', 'Withdrawn'],
  ['replaced', 'Replaced'],
  ['unassigned', 'Not assigned yet'],
  ['active', 'Active'],
] as const)('a code that is %s says so in a word beside its symbol', async (status, word) => {
  open({ status });
  const [badge] = await screen.findAllByText(word, { selector: 'span' });
  expect(badge!.querySelector('svg')).not.toBeNull();
});

test('the packs around it lead to their pages, and those of before are named with the time', async () => {
  const pallet = tracedCode().around[0]!;
  const before = { code: innerCode().code, level: 'pallet', until: '2026-11-12T08:00:00.000Z' };
  open({ around: [{ ...pallet, is_recalled: true }], was_in: [before] });
  const packed = await part('Where it is packed');
  const link = packed.getByRole('link', { name: /^Pallet 1 of 2 .* Recalled$/ });
  expect(link).toHaveAttribute('href', at(pallet.code));
  expect(packed.getByText('This code')).toBeVisible();
  expect(packed.getByText(/until/)).toHaveTextContent(/^Pallet .* until .*12.*2026/);
});

test('six levels around it are all there, the outermost first', async () => {
  const around = ['ship', 'container', 'pallet', 'layer', 'carton'].map((level, index) => ({
    ...tracedCode().around[0]!,
    code: innerCode().code,
    level,
    position: { number: index + 1, of: 9 },
  }));
  open({ level: 'jar', position: { number: 6, of: 9 }, inside: [], around });
  const packed = await part('Where it is packed');
  expect(packed.getAllByRole('listitem').map((item) => item.textContent.match(/^\w+ \d/)?.[0])).toEqual([
    'Ship 1',
    'Container 2',
    'Pallet 3',
    'Layer 4',
    'Carton 5',
    'Jar 6',
  ]);
  expect(paragraph('Jar 6 in carton 5, layer 4, pallet 3, container 2, ship 1')).toBeVisible();
});

test('what is inside is listed, with ghosts of what was moved out and marks on what was moved in', async () => {
  const gone = innerCode({
    number: 9,
    state: 'moved_out',
    now_in: { code: innerCode().code, level: 'carton' },
  });
  const loose = innerCode({ number: 10, state: 'moved_out' });
  const come = innerCode({ number: null, state: 'moved_in', is_recalled: true });
  open(
    {},
    whoamiOf(),
    answer(listInside, { ...pageWith([JAR, gone, loose, come]), as_issued: 1, moved_in: 1, moved_out: 2 }),
  );
  const inside = await part('What is inside');
  const list = within(await inside.findByRole('list', { name: 'Inside carton 17' }));
  expect(inside.getByRole('list', { name: 'In all' })).toHaveTextContent('12×jar');
  expect(inside.getByText('2 moved out')).toBeVisible();
  expect(inside.getByText('1 moved in')).toBeVisible();
  const [jar, ghost, free, guest] = list.getAllByRole('listitem');
  expect(jar).toHaveTextContent(/^Jar 1.*Scanned$/);
  expect(ghost).toHaveTextContent(/^Jar 9.*Moved out, now in carton/);
  expect(within(ghost!).getAllByRole('link')[1]).toHaveAttribute('href', at(gone.now_in!.code));
  expect(free).toHaveTextContent(/^Jar 10.*Moved out, now in no pack$/);
  expect(guest).toHaveTextContent(/^Jar7.*RecalledMoved inNot scanned$/);
});

test('packs inside are opened level by level with the keyboard', async () => {
  const carton = innerCode({ level: 'carton', number: 4, holds: 12 });
  const { fetch } = open(
    { level: 'pallet', position: { number: 1, of: 2 } },
    whoamiOf(),
    insideOf(carton),
    answer(listInside, { code: carton.code as never }, { ...pageWith([JAR]), ...untouched }),
  );
  const opener = await screen.findByRole('button', { name: '12 packs inside in carton 4' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const inner = within(await screen.findByRole('list', { name: 'Inside carton 4' }));
  expect(inner.getByRole('listitem')).toHaveTextContent(/^Jar 1/);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('list', { name: 'Inside carton 4' })).toBeNull();
  expect(sentTo(fetch, listInside).map(({ params }) => params.code)).toEqual([CODE, carton.code]);
});

test('a pack of 10,000 is shown a page at a time', async () => {
  const { fetch } = open(
    { inside: [{ name: 'jar', count: 10_000 }] },
    whoamiOf(),
    answer(listInside, ({ query }) => ({
      ...pageWith([innerCode({ number: query['page'] === '1' ? 1 : 25 })], { total: 10_000 }),
      ...untouched,
    })),
  );
  const pages = await screen.findByRole('navigation', { name: 'Pages of contents' });
  expect(screen.getByText('10,000')).toBeVisible();
  await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Jar 25')).toBeVisible();
  expect(sentTo(fetch, listInside).at(-1)?.query).toEqual({ page: '2', page_size: '24' });
});

test('the innermost pack has no list of what is inside', async () => {
  const issued = { ...tracedCode().issued, level_number: 3, levels: 3 };
  open({ level: 'jar', height: 0, inside: [], issued });
  await part('What happened');
  expect(screen.queryByRole('region', { name: 'What is inside' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'With contents' })).toBeNull();
});

test('a default code is called so, and is in no pack', async () => {
  open({ kind: 'default', around: [], inside: [], batch: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Default code' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Where it is packed' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move packs' })).toBeNull();
});

test('what happened is told with the packs, who did it, what was said, and what was undone', async () => {
  const own = { code: CODE, level: 'carton' };
  const left = { code: innerCode().code, level: 'pallet' };
  open(
    {},
    whoamiOf(),
    lifeOf(
      lifeStep({ code: own, step: 'scanned', by: null, pack: null, is_first: true, place: 'Ooty' }),
      lifeStep({ code: own, left, is_undone: true, received_at: '2026-11-15T10:30:00.000Z' }),
      lifeStep({ code: own, step: 'recall_opened', pack: null, is_mock: true, text: 'Yearly test' }),
      lifeStep({ code: own, step: 'issued', pack: null, by: null }),
    ),
  );
  const happened = await part('What happened');
  await happened.findByText('Issued');
  const [scan, move, recall, issue] = happened.getAllByRole('listitem');
  expect(scan).toHaveTextContent(/Scanned for the first time, in Ooty$/);
  expect(move!.querySelector('del')).toHaveTextContent(/^Moved from pallet .* into pallet/);
  expect(move).toHaveTextContent(/Undone.*Arun Selvam · sent later, received/);
  expect(recall).toHaveTextContent(/Mock recall opened.*Yearly test.*Arun Selvam/);
  expect(issue).toHaveTextContent(/IssuedSomeone who has left$/);
});

test('the time of each step is that of the reader’s clock', async () => {
  const time = '2026-11-15T09:00:00.000Z';
  open({}, whoamiOf(), lifeOf(lifeStep({ at: time, step: 'printed', pack: null })));
  const happened = await part('What happened');
  await happened.findByText('Printed');
  const local = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(time));
  expect(happened.getAllByRole('listitem')[0]).toHaveTextContent(local);
});

test('earlier steps are asked for where the last ones ended, and what is inside is told on demand', async () => {
  const jar = { code: innerCode().code, level: 'jar' };
  const { fetch } = open(
    {},
    whoamiOf(),
    answer(listLife, ({ query }) => {
      if (query['inside'] === 'true')
        return { steps: [lifeStep({ step: 'checked', pack: null, code: jar })], before: null };
      if (query['before'] === 's 50')
        return { steps: [lifeStep({ step: 'issued', pack: null })], before: null };
      return { steps: [lifeStep({ step: 'printed', pack: null })], before: 's 50' };
    }),
  );
  const happened = await part('What happened');
  await userEvent.click(await happened.findByRole('button', { name: 'Show earlier' }));
  expect(await happened.findByText('Issued')).toBeVisible();
  expect(happened.getByText('Printed')).toBeVisible();
  expect(happened.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await userEvent.click(happened.getByRole('button', { name: 'With contents' }));
  expect(await happened.findByText('Checked')).toBeVisible();
  expect(happened.getByRole('link', { name: /^Jar/ })).toHaveAttribute('href', at(jar.code));
  expect(happened.getByRole('button', { name: 'With contents' })).toHaveAttribute('aria-pressed', 'true');
  expect(sentTo(fetch, listLife).map(({ query }) => query)).toEqual([
    { inside: 'false' },
    { inside: 'false', before: 's 50' },
    { inside: 'true' },
  ]);
});

test('how it was issued names the run, its place in it, its level and what the symbol holds', async () => {
  open();
  const made = await part('How it was issued');
  expect(made.getByText('Run').nextSibling).toHaveTextContent('1042');
  expect(made.getByText('Number in run').nextSibling).toHaveTextContent('210 of 626');
  expect(made.getByText('Level').nextSibling).toHaveTextContent('2 of 3, carton');
  expect(made.getByText(`https://q.example/scan/${CODE}`)).toBeVisible();
});

test('what one may do leads to packing, recalls and the way both ways', async () => {
  const { known } = open();
  expect(await screen.findByRole('link', { name: 'Fill this pack' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/packing?job=fill&pack=${CODE}`,
  );
  // The pack that it goes into is scanned there first.
  expect(screen.getByRole('link', { name: 'Move packs' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/packing?job=move`,
  );
  expect(screen.getByRole('link', { name: 'Open scan page' })).toHaveAttribute('href', known.address);
  expect(screen.getByRole('link', { name: 'Trace both ways' })).toHaveAttribute('href', `${at(CODE)}/trace`);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Recall this pack' })).toHaveAttribute(
    'href',
    `/dashboard/${ORG}/${known.product!.id}/product-recalls/new?code=${CODE}`,
  );
});

test('someone who may only see codes is offered nothing else', async () => {
  open({}, whoamiOf('Viewer', [CODES.view.name, RECALLS.view.name, PRODUCTS.view.name]));
  expect(await screen.findByRole('link', { name: 'Open scan page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Fill this pack' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move packs' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('a code is withdrawn with a reason, after a second question', async () => {
  const { fetch } = open({}, whoamiOf(), answer(withdrawCodes, { withdrawn: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw this code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this code' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Carton crushed');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('This cannot be undone.')).toBeVisible();
  expect(question.getByText(/Only this code is withdrawn/)).toBeVisible();
  expect(bodiesTo(fetch, withdrawCodes)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesTo(fetch, withdrawCodes)).toEqual([{ qrIds: [CODE], reason: 'Carton crushed' }]);
  // What the page says of the code is asked for anew.
  expect(sentTo(fetch, traceCode).length).toBeGreaterThan(1);
});

test('a withdrawn code says when, by whom and why, and is neither moved nor withdrawn again', async () => {
  open({
    status: 'withdrawn',
    withdrawn: { at: '2026-11-15T09:00:00.000Z', by: null, reason: 'Carton crushed' },
  });
  const notice = await screen.findByText(/^This code was withdrawn on/);
  expect(notice.closest('aside')).toHaveTextContent('Someone who has left · Carton crushed');
  expect(screen.queryByRole('link', { name: 'Move packs' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Withdraw this code' })).toBeNull();
});

test('a pack that is not recalled says which recalled packs are in it', async () => {
  const inside = { code: '4T9WKX2M7QHR5B8VJD3N', level: 'Carton' };
  open({ recalled_inside: [inside] });
  expect(await screen.findByText('There is a recalled pack in this one')).toBeVisible();
  const link = screen.getByRole('link', { name: /^Carton/ });
  expect(link).toHaveAttribute('href', `/dashboard/${ORG}/codes/${inside.code}`);
});

test('a recalled code names each recall and leads to it; a mock recall is told apart', async () => {
  const product = sampleId();
  const recall = {
    id: sampleId(),
    mock: false,
    reason: 'Splinters of glass',
    created_at: '2026-11-14T09:10:00.000Z',
    product_id: product,
  };
  open({ status: 'recalled', recalls: [recall, { ...recall, id: sampleId(), mock: true }] });
  expect(await screen.findByText(/^Recalled since/)).toBeVisible();
  expect(screen.getByText(/^Part of a mock recall since .* Shoppers do not see it\.$/)).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'See this recall' });
  expect(link).toHaveAttribute('href', `/dashboard/${ORG}/${product}/product-recalls/${recall.id}`);
  expect(screen.queryByRole('link', { name: 'Fill this pack' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move packs' })).toBeNull();
});

test('a replaced default code and a deleted product are told, and what is gone has no link', async () => {
  const product = { id: sampleId(), name: 'Old honey', is_deleted: true };
  open({ kind: 'default', status: 'replaced', replaced_at: '2026-11-14T09:10:00.000Z', product });
  expect(await screen.findByText(/^This default code was replaced on/)).toBeVisible();
  expect(screen.getByText(/^The product/)).toHaveTextContent('The product Old honey was deleted.');
  expect(screen.queryByRole('link', { name: 'Old honey' })).toBeNull();
  expect(screen.getByText('(deleted)')).toBeVisible();
});

test('staff who may pack are asked what was done with a recalled pack; others are not', async () => {
  const asked = answer(recallOfCode, {
    qr_id: CODE,
    recalled: true,
    entries: [recallEntry({ scope: 'code', qr_id: CODE })],
  });
  open({ status: 'recalled' }, whoamiOf(), asked);
  expect(await screen.findByRole('heading', { name: 'What was done with this pack?' })).toBeVisible();
});

test('someone who may not pack is not asked what was done with it', async () => {
  open({ status: 'recalled' }, whoamiOf('Viewer', [CODES.view.name, RECALLS.view.name]));
  await part('What happened');
  expect(screen.queryByRole('heading', { name: 'What was done with this pack?' })).toBeNull();
});

test('a blank code leads to where it is assigned, through the product that it is for', async () => {
  const product = productRow({ name: 'Forest honey', nature: 'dynamic' });
  const menu = productRow({ name: 'Café menu', nature: 'static' });
  const blanks = packagingRow({ type: 'blank', product_id: product.id });
  const { router } = open(
    {
      kind: 'blank',
      status: 'unassigned',
      product: null,
      packaging: null,
      batch: null,
      inside: [],
      around: [],
    },
    whoamiOf(),
    answer(listProductPages, pageWith([menu, product])),
    answer(listPackagings, { id: product.id }, [packagingRow({ product_id: product.id }), blanks]),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Blank code' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Move packs' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Assign this code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Forest honey' });
  expect(dialog.queryByRole('option', { name: 'Café menu' })).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Product'), 'Forest honey');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      `/dashboard/${ORG}/${product.id}/setup/packaging/${blanks.id}/assign`,
    ),
  );
  // It is chosen already.
  expect(router.state.location.search).toMatch(/^\?code=[0-9A-Z]{20}$/);
});

test('a blank code that became a carton can be filled, one that became a jar cannot', async () => {
  // The run of blanks has one level, whatever they become.
  const issued = { ...tracedCode().issued, level_number: 1, levels: 1 };
  const blank = { kind: 'blank' as const, inside: [], issued };
  open({ ...blank, level: 'carton', height: 1 });
  expect(await screen.findByRole('link', { name: 'Fill this pack' })).toBeVisible();
  expect(await screen.findByText('Nothing is in it now.')).toBeVisible();
  cleanup();
  open({ ...blank, level: 'jar', height: 0 });
  await part('What happened');
  expect(screen.queryByRole('link', { name: 'Fill this pack' })).toBeNull();
});
