/** A camp that costs less than the one of a stay. */
export interface CheaperSwap {
  readonly segmentId: string
  readonly supplierCode: string
  /** In one unit for all swaps that are compared. */
  readonly saves: number
  readonly isFree: boolean
}

/**
 * The swaps worth pricing: of each stay the one that saves most, then those that come nearest to
 * what is wanted, so that a small wish does not take the best camp from the trip.
 */
export function swapsToPrice<S extends CheaperSwap>(
  swaps: readonly S[],
  { wanted, most }: { readonly wanted: number; readonly most: number },
): S[] {
  const free = swaps.toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || b.saves - a.saves)
  const best = free.filter(
    (swap, index) => free.findIndex(({ segmentId }) => segmentId === swap.segmentId) === index,
  )
  const near = free
    .filter((swap) => !best.includes(swap) && swap.isFree)
    .toSorted((a, b) => Math.abs(a.saves - wanted) - Math.abs(b.saves - wanted))
  const chosenSwaps = best.toSorted((a, b) => b.saves - a.saves).slice(0, Math.max(1, most - 2))
  return [...chosenSwaps, ...near].slice(0, most)
}

/**
 * Sets of swaps, at most one of each stay and no camp twice, that together save what is wanted:
 * those of the fewest swaps first, then those whose rooms are free, then those that save least
 * beyond it. Where nothing saves as much, the one that saves most.
 */
export function fewestSwaps<S extends CheaperSwap>(
  swaps: readonly S[],
  wanted: number,
  most: number,
): S[][] {
  let sets: S[][] = [[]]
  for (const id of new Set(swaps.map(({ segmentId }) => segmentId))) {
    const own = swaps.filter(({ segmentId }) => segmentId === id)
    const isNew = (set: readonly S[], swap: S) =>
      set.every(({ supplierCode }) => supplierCode !== swap.supplierCode)
    sets = sets.flatMap((set) => [
      set,
      ...own.filter((swap) => isNew(set, swap)).map((swap) => [...set, swap]),
    ])
  }
  const sumSaved = (set: readonly S[]) => set.reduce((sum, { saves }) => sum + saves, 0)
  const requests = (set: readonly S[]) => set.filter(({ isFree }) => !isFree).length
  const enough = sets.filter((set) => set.length > 0 && sumSaved(set) >= wanted)
  if (enough.length === 0)
    return sets
      .toSorted((a, b) => sumSaved(b) - sumSaved(a))
      .slice(0, 1)
      .filter((set) => set.length > 0)
  return enough
    .toSorted(
      (a, b) => a.length - b.length || requests(a) - requests(b) || sumSaved(a) - sumSaved(b),
    )
    .slice(0, most)
}
