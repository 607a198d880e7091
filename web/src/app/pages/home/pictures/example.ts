/** What the pictures of the home page are about. No one's product: names, batches and counts are made up. */
export const EXAMPLE = {
  brand: 'Nilgiri Honey',
  product: 'Wildflower honey',
  batch: 'B-0418',
  otherBatch: 'B-0421',
  packed: '02 Nov 2026',
  bestBefore: '01 May 2028',
  codes: ['7VDT 2H8Z KQ5N 3RXC 9M4B', '7K3M 9XQ2 TB4W Z8HC 5RVN'],
} as const;
