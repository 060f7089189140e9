import { type BuilderCamp, ownCamp, showsOwnCamp } from './builder-camp'

interface ListFacts {
  readonly camps: readonly BuilderCamp[]
  /** Supplier codes of pinned accommodations, which are shown above the list. */
  readonly pinned: Readonly<Record<string, BuilderCamp>>
  /** In the card view pinned ones come first; in the row view they have their own list. */
  readonly withPinned: boolean
  readonly term: string
  /** Whether the whole first page has loaded. */
  readonly isLoaded: boolean
}

/**
 * The accommodations of the list in order: the self-arranged one first where it shows, without the
 * pinned ones.
 */
export function listedCamps({
  camps,
  pinned,
  withPinned,
  term,
  isLoaded,
}: ListFacts): BuilderCamp[] {
  const free = camps.filter(({ supplierCode }) => !(supplierCode in pinned))
  const isOwnPinned = ownCamp.supplierCode in pinned
  const own = showsOwnCamp({ term, isListEmpty: isLoaded && camps.length === 0 }) && !isOwnPinned
  return [...(withPinned ? Object.values(pinned) : []), ...(own ? [ownCamp] : []), ...free]
}

/** Groups accommodations into lines of so many columns. */
export function inLines<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
    items.slice(line * columns, (line + 1) * columns),
  )
}

/** How many cards fit side by side, in a width in pixels. */
export function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + gap) / (narrowestCard + gap)))
}

const narrowestCard = 300
/** Gap between lines and between cards, in pixels. */
export const gap = 16

interface LineShape {
  readonly viewMode: 'list' | 'card' | 'map'
  readonly columns: number
  readonly width: number
  readonly hasDate: boolean
}

/**
 * Width left for an accommodation's features, in pixels: the card or row less picture, calendar and
 * padding.
 */
export function featureRoom({ viewMode, columns, width, hasDate }: LineShape): number {
  if (viewMode !== 'list') return (width + gap) / columns - gap - 36
  const isWide = width > 1340
  return width - (isWide ? 320 : 270) - (hasDate ? (isWide ? 332 : 320) : 0) - 44
}

/** Average letter width at 12.5 pixels, and the width of an icon with its gaps. */
const letter = 6.5
const around = 36
/** Width of `+12`, in pixels. */
const countRoom = 30
/** Maximum camps per line. */
const most = 6

/** How many features fit in a line by name length, including the '+n'; at least one. */
export function featuresThatFit(names: readonly string[], room: number): number {
  const widths = names.map((name) => name.length * letter + around)
  let usedWidth = 0
  let fitting = 0
  for (const [index, width] of widths.slice(0, most).entries()) {
    usedWidth += width
    const isLast = index === names.length - 1
    if (usedWidth + (isLast ? 0 : countRoom) > room) break
    fitting = index + 1
  }
  return Math.max(1, fitting)
}
