import type { ReactNode } from 'react';
import type { MenuItem } from '../overlay/dropdown-menu.tsx';
import type { TableAddress } from './address/use-table-address.ts';
import type { Chosen } from './selection/selection.ts';

export interface Column<Row> {
  /** Also what the server sorts by. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers. */
  align?: 'end';
  isMono?: boolean;
  hidesOnPhone?: boolean;
  /** What is in it says by itself what it is; on a phone its title is only read out. */
  explainsItself?: boolean;
}

export interface BulkAction {
  label: string;
  icon?: ReactNode;
  /** The choice is forgotten when it is done; a failure is shown and leaves the choice. */
  act: (chosen: Chosen) => Promise<void> | void;
}

export interface TableProps<Row> {
  label: string;
  address: TableAddress;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names the row to anyone who hears it. */
  rowName: (row: Row) => string;
  /** How many there are on all pages. */
  total: number;
  isLoading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** When there is nothing yet: an EmptyState. */
  empty: ReactNode;
  /** Placeholder and name of the search field; without it there is none. */
  searchLabel?: string;
  /** Filters and buttons above the list. */
  tools?: ReactNode;
  /** Shown before the name, beside which it tells nothing new. */
  rowPicture?: (row: Row) => ReactNode;
  rowMenu?: (row: Row) => readonly MenuItem[];
  /** What a press on a row does; `rowLink` where it leads to a page. */
  onOpen?: (row: Row) => void;
  rowLink?: (row: Row) => string;
  bulk?: readonly BulkAction[];
}
