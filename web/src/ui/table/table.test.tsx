import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useTableAddress } from './address/use-table-address.ts';
import { Table } from './table.tsx';
import type { BulkAction, Column, TableProps } from './table-parts.ts';

interface Pack {
  id: string;
  scans: number;
}
const packs = (count: number, from = 1): Pack[] =>
  Array.from({ length: count }, (_, at) => ({ id: `P${from + at}`, scans: at }));

const COLUMNS: Column<Pack>[] = [
  { key: 'id', title: 'Pack', isSortable: true, isMono: true, cell: ({ id }) => id },
  { key: 'scans', title: 'Scans', isSortable: true, align: 'end', cell: ({ scans }) => scans },
  { key: 'note', title: 'Note', hidesOnPhone: true, cell: () => 'on a desk' },
];

function Page(props: Partial<TableProps<Pack>>) {
  const address = useTableAddress({ pageSize: 3, sort: { by: 'id', order: 'asc' }, filters: ['state'] });
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="place">{pathname + search}</output>
      <output data-testid="query">{JSON.stringify(address.query)}</output>
      <button type="button" onClick={() => address.setFilter('state', 'active')}>
        Only active
      </button>
      <button
        type="button"
        onClick={() => {
          address.setFilter('state', 'active');
          address.setSort({ by: 'scans', order: 'desc' });
        }}
      >
        Only active, most scanned first
      </button>
      <Table
        label="Packs"
        address={address}
        columns={COLUMNS}
        rows={packs(3)}
        total={10}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        searchLabel="Find a pack"
        empty={<p>No packs yet</p>}
        {...props}
      />
    </>
  );
}

const openTable = (props: Partial<TableProps<Pack>> = {}, address = '/packs') =>
  show(<Page {...props} />, address);
const place = () => screen.getByTestId('place').textContent;
const query = (): unknown => JSON.parse(screen.getByTestId('query').textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select P/ })
    .filter(({ checked }) => checked)
    .map((box) => box.parentElement?.parentElement?.textContent?.replace('Select ', ''));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a change asked for before the last one is in the address loses neither', async () => {
  openTable();
  await press('Only active, most scanned first');
  expect(place()).toBe('/packs?state=active&sort_by=scans&sort_order=desc');
});

test('a heading that is pressed sorts by its column, pressed again the other way round', async () => {
  openTable();
  const header = () => screen.getByRole('columnheader', { name: 'Scans' });
  expect(screen.getByRole('columnheader', { name: 'Pack' })).toHaveAttribute('aria-sort', 'ascending');
  expect(header()).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Note' })).not.toHaveAttribute('aria-sort');
  await press('Scans');
  expect(place()).toBe('/packs?sort_by=scans&sort_order=asc');
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  await press('Scans');
  expect(place()).toBe('/packs?sort_by=scans&sort_order=desc');
  expect(query()).toEqual({ page: 1, page_size: 3, sort_by: 'scans', sort_order: 'desc' });
});

test('what is so anyway is not in the address', async () => {
  openTable({}, '/packs?sort_by=scans&sort_order=desc&page=2&other=kept');
  await press('Pack');
  expect(place()).toBe('/packs?other=kept');
});

test('pages are in the address and tell which part of the list they are', async () => {
  openTable({}, '/packs?page=2');
  expect(screen.getByText('4–6 of 10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await press('Next page');
  expect(place()).toBe('/packs?page=3');
  await press('Page 1');
  expect(place()).toBe('/packs');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await press('Previous page');
  expect(place()).toBe('/packs');
});

test.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'page_size=0', 'sort_order=up'])(
  'an address with %s is read as if it did not say so',
  (words) => {
    openTable({}, `/packs?${words}`);
    expect(query()).toEqual({ page: 1, page_size: 3, sort_by: 'id', sort_order: 'asc' });
  },
);

test('a search starts when the typing pauses for 250 ms, on the first page', async () => {
  openTable({}, '/packs?page=2');
  vi.useFakeTimers();
  const field = screen.getByRole('searchbox', { name: 'Find a pack' });
  fireEvent.change(field, { target: { value: 'ja' } });
  await act(() => vi.advanceTimersByTimeAsync(200));
  fireEvent.change(field, { target: { value: 'jar ' } });
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(place()).toBe('/packs?page=2');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(place()).toBe('/packs?search=jar');
  expect(field).toHaveValue('jar ');
});

test('a list without anything yet says so, and a search without a match can be cleared', async () => {
  const { unmount } = openTable({ rows: [], total: 0 });
  expect(screen.getByText('No packs yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  unmount();

  openTable({ rows: [], total: 0 }, '/packs?search=jar&state=active');
  expect(screen.queryByText('No packs yet')).toBeNull();
  expect(screen.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await press('Clear filters');
  expect(place()).toBe('/packs');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a page behind the end of the list leads back to its start', async () => {
  openTable({ rows: [], total: 10 }, '/packs?page=9');
  await press('Go to the first page');
  expect(place()).toBe('/packs');
});

test('a failure is told in words and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  openTable({ rows: [], total: 0, error: new TypeError('no network'), onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred');
  await press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('rows that are awaited for 150 ms are drawn in grey', async () => {
  vi.useFakeTimers();
  openTable({ rows: [], total: 0, isLoading: true });
  const region = screen.getByRole('region', { name: 'Packs' });
  expect(region).toHaveAttribute('aria-busy', 'true');
  const bars = () => region.querySelectorAll('.animate-pulse').length;
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(bars()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(bars()).toBeGreaterThan(0);
});

test('Shift chooses all rows since the last one', async () => {
  const user = userEvent.setup();
  openTable({ rows: packs(6), bulk: [{ label: 'Export', act: () => {} }] });
  await user.click(check('Select P2'));
  await user.keyboard('{Shift>}');
  await user.click(check('Select P5'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['P2', 'P3', 'P4', 'P5']);
  await user.keyboard('{Shift>}');
  await user.click(check('Select P4'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['P2', 'P3']);
});

test('the box of the heading stands for this page, then all pages can be chosen', async () => {
  const act = vi.fn<BulkAction['act']>();
  openTable({ bulk: [{ label: 'Export', act }] });
  await userEvent.click(check('Select P1'));
  expect(check('Select this page')).toBePartiallyChecked();
  await userEvent.click(check('Select this page'));
  expect(screen.getByText('3 selected')).toBeVisible();
  expect(check('Select this page')).toBeChecked();
  await press('Select all 10');
  expect(screen.getByText('10 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select all 10' })).toBeNull();
  await press('Export');
  expect(act).toHaveBeenCalledExactlyOnceWith({ isAll: true, total: 10 });
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('a choice is kept over pages and forgotten when the list is narrowed', async () => {
  openTable({ bulk: [{ label: 'Export', act: () => {} }] });
  await userEvent.click(check('Select P1'));
  await press('Next page');
  expect(screen.getByText('1 selected')).toBeVisible();
  await press('Only active');
  expect(place()).toBe('/packs?state=active');
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('a bulk action that fails is told and keeps the choice', async () => {
  openTable({ bulk: [{ label: 'Export', act: () => Promise.reject(new TypeError('no network')) }] });
  await userEvent.click(check('Select P1'));
  await press('Export');
  expect(await screen.findByText('An error occurred')).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('a row can be opened and has a menu of its own', async () => {
  const onOpen = vi.fn<(pack: Pack) => void>();
  const onSelect = vi.fn<() => void>();
  openTable({ onOpen, rowMenu: ({ id }) => [{ label: `Recall ${id}`, onSelect }] });
  await press('P2');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ id: 'P2', scans: 1 });
  await press('Actions for P3');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Recall P3' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onOpen).toHaveBeenCalledOnce();
});

function stubPhone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 640px)',
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

test('on a phone the rows are cards of a list with the same words', async () => {
  stubPhone();
  openTable({ bulk: [{ label: 'Export', act: () => {} }] });
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Packs' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[1]).toHaveTextContent(/P2.*Scans.*1/);
  expect(cards[1]).not.toHaveTextContent('on a desk');
  await userEvent.click(check('Select this page'));
  expect(screen.getByText('3 selected')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Scans, descending');
  expect(place()).toBe('/packs?sort_by=scans&sort_order=desc');
});

function openThousand() {
  // Nothing has a height where nothing is laid out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  openTable({ rows: packs(1000), total: 1000 }, '/packs?page_size=1000');
}

test('of a thousand rows only those in sight are drawn', () => {
  openThousand();
  const table = screen.getByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(80);
  expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
});

test('of a thousand cards only those in sight are drawn', () => {
  stubPhone();
  openThousand();
  const cards = within(screen.getByRole('list', { name: 'Packs' })).getAllByRole('listitem');
  expect(cards.length).toBeGreaterThan(5);
  expect(cards.length).toBeLessThan(80);
  expect(cards[0]).toHaveAttribute('aria-setsize', '1000');
});

test('up to two hundred rows are drawn whole', () => {
  openTable({ rows: packs(200), total: 200 }, '/packs?page_size=200');
  expect(screen.getAllByRole('row')).toHaveLength(201);
});
