/** Does the work for each item, several at a time; what comes back is in the order of the items. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  async function take(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  }
  await Promise.all(Array.from({ length: count }, take));
  return results;
}
