import { publishDraft } from '@qrigin/domain/details';
import { deleteMe } from '@qrigin/domain/organisations';
import { deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { scanOverview, scanProductImage, scanSections, scanUsage, scanWhoami } from '@qrigin/domain/scan';
import { beforeAll, describe, expect, test } from 'vitest';
import { newDescribed } from '../../testing/goods/described.ts';
import { newGoods } from '../../testing/goods/goods.ts';
import { peopleOf } from '../../testing/people/people.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const WHAT = {
  overview: scanOverview,
  sections: scanSections,
  'product-image': scanProductImage,
  whoami: scanWhoami,
};
const scan = (code: string, what: keyof typeof WHAT, token?: string) =>
  api.ask(WHAT[what], { params: { qr: code }, token });

async function jar() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product, {
    lot_code: 'NH-1',
    made_on: '2026-03-12',
    expires_on: '2040-03-11',
  });
  await goods.issue(packaging, 1, { batch_id: batch });
  const codes = await goods.codes(packaging);
  return { goods, product, packaging, code: codes[2]?.id ?? '', codes };
}

describe('the overview', () => {
  test('[SCAN-15][SCAN-23] tells anyone what the code stands for, whose it is and whether it is safe', async () => {
    const { product, code } = await jar();
    const answer = await scan(code, 'overview');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      qr_id: code,
      state: 'active',
      is_blocked: false,
      checked_at: expect.stringMatching(/Z$/),
      issued_at: expect.stringMatching(/Z$/),
      maker: { name: 'Hill Farm', logo_url: null, is_closed: false },
      product: { id: product, name: 'Forest honey', nature: 'dynamic', is_active: true },
      pack: { level: 'jar' },
      batch: { lot_code: 'NH-1', made_on: '2026-03-12', expires_on: '2040-03-11' },
      recall: { recalled: false, reason: null, date: null, notices: [], more: 0 },
      withdrawn_at: null,
      replaced: null,
    });
  });

  test('[SCAN-16][SCAN-17] is the same for a guest and for someone signed in', async () => {
    const { goods, code } = await jar();
    const facts = async (token?: string) => {
      const { status, body } = await scan(code, 'overview', token);
      return { status, ...(body as object), checked_at: '' };
    };
    const nobody = await facts();
    expect(await facts(await peopleOf(api).guest())).toEqual(nobody);
    expect(await facts(goods.org.owner.token)).toEqual(nobody);
  });

  test('reads a code as people type it', async () => {
    const { code } = await jar();
    const typed = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1-');
    expect((await scan(typed, 'overview')).body).toMatchObject({ qr_id: code });
  });

  test('[SCAN-37] of a code that no one issued is not found, in the same words whatever is wrong with it', async () => {
    const { code } = await jar();
    const changed = `${code.slice(0, 19)}${code.endsWith('0') ? '1' : '0'}`;
    const unknown = ['00000000000000000000', changed, 'short', `${code}0`, 'U'.repeat(20), "' or 1=1 --"];
    const answers = await Promise.all(unknown.map((text) => scan(encodeURIComponent(text), 'overview')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`404 ${JSON.stringify({ error: 'Not found.', code: 'not_found' })}`]),
    );
  });

  test('[SCAN-50] a recall is on top of everything else, with its words and its date', async () => {
    const { goods, code } = await jar();
    await goods.call(withdrawCodes, { body: { qrIds: [code] } });
    const first = await goods.call(recallCode, { params: { id: code }, body: { reason: 'Mould' } });
    const second = await goods.call(recallCode, {
      params: { id: code },
      body: {
        reason: 'Glass',
      },
    });
    expect(await goods.overview(code)).toMatchObject({
      state: 'recalled',
      withdrawn_at: expect.any(String),
      recall: {
        recalled: true,
        reason: 'Glass',
        date: second.created_at,
        notices: [
          { reason: 'Glass', hazard: '', what_to_do: '', contact: '', date: second.created_at },
          { reason: 'Mould', date: first.created_at },
        ],
      },
    });
  });
});

describe('endings: a printed code never dies', () => {
  const identity = (name = 'Forest honey') => ({ maker: { name: 'Hill Farm' }, product: { name } });

  test('[SCAN-43] a static product that was never activated: inactive, with the maker', async () => {
    const goods = await newGoods(api);
    const product = await goods.product({ nature: 'static' });
    const { id } = await goods.call(getDefaultQr, { params: { id: product } });
    expect(await goods.overview(id)).toMatchObject({
      ...identity(),
      state: 'inactive',
      pack: null,
      recall: { recalled: false },
    });
    expect((await scan(id, 'sections')).body).toEqual([]);
  });

  test('[SCAN-43] a batch past its last day: expired', async () => {
    const goods = await newGoods(api);
    const product = await goods.product();
    const packaging = await goods.packaging(product);
    const today = new Date().toISOString().slice(0, 10);
    const state = async (expires_on: string) => {
      await goods.issue(packaging, 1, { batch_id: await goods.batch(product, { expires_on }) });
      const [code] = await goods.codes(packaging, { page_size: '1' });
      return goods.overview(code?.id ?? '');
    };
    expect(await state('2026-01-31')).toMatchObject({
      ...identity(),
      state: 'expired',
      recall: { recalled: false },
    });
    expect(await state(today)).toMatchObject({ state: 'active' });
  });

  test('a product that was deleted: delisted, still named, and still recallable', async () => {
    const { goods, product, code } = await jar();
    expect(await goods.overview(code)).toMatchObject({ state: 'active' });
    await goods.call(deleteProduct, { params: { id: product } });
    await expect.poll(() => goods.overview(code)).toMatchObject({ ...identity(), state: 'delisted' });
    await goods.call(recallCode, { params: { id: code }, body: { reason: 'Glass' } });
    expect(await goods.overview(code)).toMatchObject({ ...identity(), state: 'recalled' });
  });

  test('an organisation that was suspended or closed: its codes go on, and say when it is closed', async () => {
    const { goods, code } = await jar();
    const { superuser } = api.database;
    await superuser.query('update organisation set suspended_at = now() where id = $1', [goods.org.id]);
    expect(await goods.overview(code)).toMatchObject({ ...identity(), state: 'active' });
    await superuser.query('update organisation set suspended_at = null where id = $1', [goods.org.id]);
    await api.ask(deleteMe, { token: goods.org.owner.token, body: { close_organisations: [goods.org.id] } });
    await expect
      .poll(() => goods.overview(code))
      .toMatchObject({
        product: { name: 'Forest honey' },
        maker: { name: 'Hill Farm', is_closed: true },
      });
  });
});

describe('the other reads', () => {
  test('[SCAN-25][SCAN-26] sections are empty and the picture is nothing until the product has them', async () => {
    const { code } = await jar();
    expect(await scan(code, 'sections')).toMatchObject({ status: 200, body: [] });
    expect(await scan(code, 'product-image')).toMatchObject({ status: 200, body: null });
    for (const what of ['sections', 'product-image', 'whoami'] as const)
      expect((await scan('00000000000000000000', what)).status).toBe(404);
  });

  test('[SCAN-25][SCAN-26] what is published is told, without what is hidden or leads away from a recall', async () => {
    const it = await newDescribed(api);
    const packaging = await it.packaging(it.params.id);
    await it.issue(packaging, 1);
    const [{ id: code } = { id: '' }] = await it.codes(packaging);
    const image_file_id = await it.file();
    await it.save({ part: 'overview', content: { image_file_id, image_alt: { en: 'A jar' } } });
    const text = { id: crypto.randomUUID(), type: 'text', title: 'Origin' } as const;
    const film = {
      id: crypto.randomUUID(),
      type: 'video',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    } as const;
    const hidden = { id: crypto.randomUUID(), type: 'text', title: 'Later', is_hidden: true } as const;
    for (const content of [text, film, hidden]) await it.save({ part: 'section', content });
    expect((await scan(code, 'sections')).body).toEqual([]);
    await it.call(publishDraft, { params: it.params });
    const ids = async () => Array.from(Object((await scan(code, 'sections')).body), (one) => Object(one).id);
    expect(await ids()).toEqual([text.id, film.id]);
    const url = expect.stringContaining(`/files/${it.org.id}/${image_file_id}`);
    expect((await scan(code, 'product-image')).body).toEqual({ url, alt: 'A jar' });
    await it.call(recallCode, { params: { id: code }, body: { reason: 'Glass' } });
    expect(await ids()).toEqual([text.id]);
  });

  test('[SCAN-29] whoami tells who is scanning and their roles in the organisation of the code', async () => {
    const { goods, code } = await jar();
    const stranger = await peopleOf(api).person({ name: 'A Stranger' });
    const packer = await goods.org.newMember('qr_operator');
    const gone = await goods.org.newMember('qr_operator', 'suspended');
    expect((await scan(code, 'whoami')).body).toEqual({
      kind: 'nobody',
      name: null,
      roles: [],
      org_id: null,
    });
    expect((await scan(code, 'whoami', await peopleOf(api).guest())).body).toEqual({
      kind: 'guest',
      name: null,
      roles: [],
      org_id: null,
    });
    expect((await scan(code, 'whoami', stranger.token)).body).toEqual({
      kind: 'user',
      name: 'A Stranger',
      roles: [],
      org_id: null,
    });
    expect((await scan(code, 'whoami', packer.token)).body).toMatchObject({
      kind: 'user',
      roles: [{ id: goods.org.roleIds.qr_operator, name: 'QR Operator' }],
      org_id: goods.org.id,
    });
    expect((await scan(code, 'whoami', gone.token)).body).toMatchObject({
      kind: 'user',
      roles: [],
      org_id: null,
    });
  });
});

describe('usage', () => {
  const use = (code: string, body: unknown, headers: Record<string, string> = {}, token?: string) =>
    api.askRaw(scanUsage, { params: { qr: code }, body, headers, token });
  const stored = async (id: string) =>
    (await api.database.superuser.query('select * from scan_event where id = $1', [id])).rows;

  test('[SCAN-20][SCAN-47] records time, code, language and device class, and nothing that finds a person', async () => {
    const { goods, code, codes } = await jar();
    const id = crypto.randomUUID();
    const headers = {
      'accept-language': 'hi-IN,hi;q=0.9',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    };
    expect(await use(code, { event_id: id }, headers)).toMatchObject({ status: 200, body: { event_id: id } });
    expect(await stored(id)).toEqual([
      {
        org_id: goods.org.id,
        day: expect.any(Date),
        id,
        run_id: String(codes[2]?.run_id),
        idx: 2,
        received_at: expect.any(Date),
        session_id: null,
        language: 'hi-IN',
        device: 'phone',
        country: null,
      },
    ]);
  });

  test('[SCAN-47] the same event again changes nothing', async () => {
    const { code } = await jar();
    const id = crypto.randomUUID();
    await use(code, { event_id: id });
    const before = await stored(id);
    const again = await Promise.all(Array.from({ length: 10 }, () => use(code, { event_id: id })));
    expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await stored(id)).toEqual(before);
  });

  test('[SCAN-47][SCAN-48] works without a session, and names one only of who works for the maker', async () => {
    const { goods, code } = await jar();
    const sessionAfter = async (token?: string) => {
      const id = crypto.randomUUID();
      expect((await use(code, { event_id: id }, {}, token)).status).toBe(200);
      return (await stored(id))[0].session_id;
    };
    const [stranger, packer, gone] = [
      await peopleOf(api).person(),
      await goods.org.newMember('qr_operator'),
      await goods.org.newMember('qr_operator', 'suspended'),
    ];
    expect(await sessionAfter()).toBeNull();
    expect(await sessionAfter(await peopleOf(api).guest())).toBeNull();
    expect(await sessionAfter(stranger.token)).toBeNull();
    expect(await sessionAfter(gone.token)).toBeNull();
    for (const { token } of [goods.org.owner, packer])
      expect(await sessionAfter(token)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('patterns see only the beginning of a header, however long it is', async () => {
    const { code } = await jar();
    const deviceOf = async (userAgent: string) => {
      const id = crypto.randomUUID();
      await use(code, { event_id: id }, { 'user-agent': userAgent });
      return (await stored(id))[0].device;
    };
    expect(await deviceOf(`${'x'.repeat(400)} iPhone`)).toBe('phone');
    expect(await deviceOf(`${'x'.repeat(600)} iPhone`)).toBe('other');
    // The shape that took the square of its length.
    expect(await deviceOf(`${'Android-'.repeat(900)}Mobile ${'MobilMobil '.repeat(600)}`)).toBe('tablet');
  });

  test('of an unknown code, or without an event id, is refused', async () => {
    const { code } = await jar();
    expect((await use('00000000000000000000', { event_id: crypto.randomUUID() })).status).toBe(404);
    for (const body of [{}, { event_id: 'x' }, { event_id: crypto.randomUUID(), place: 'here' }])
      expect((await use(code, body)).status).toBe(400);
  });
});
