/**
 * Items in a chosen order. What the order does not name stays behind the item that it follows by
 * itself, so that a segment that came later stands where the trip has it.
 */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[] | undefined,
  keyOf: (item: Item) => string,
): Item[] {
  if (order === undefined) return [...items]
  const at = new Map(order.map((key, index) => [key, index]))
  const rank = (item: Item) => at.get(keyOf(item))
  const rankedItems = items
    .filter((item) => rank(item) !== undefined)
    .sort((one, other) => Number(rank(one)) - Number(rank(other)))
  for (const [index, item] of items.entries()) {
    if (rank(item) !== undefined) continue
    const before = items[index - 1]
    rankedItems.splice(before === undefined ? 0 : rankedItems.indexOf(before) + 1, 0, item)
  }
  return rankedItems
}
