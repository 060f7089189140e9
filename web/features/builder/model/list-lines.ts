import { type BuilderCamp, ownCamp, showsOwnCamp } from './builder-camp'

interface ListFacts {
  readonly camps: readonly BuilderCamp[]
  /** Supplier codes of pinned accommodations: they stand above the list. */
  readonly pinned: Readonly<Record<string, BuilderCamp>>
  /** Among cards the pinned ones come first; among rows they have a list of their own. */
  readonly withPinned: boolean
  readonly term: string
  /** Whether all of the first page is there. */
  readonly isLoaded: boolean
}

/** The accommodations of the list in order: the own one first where it shows, without those that are pinned. */
export function listedCamps({ camps, pinned, withPinned, term, isLoaded }: ListFacts): BuilderCamp[] {
  const free = camps.filter(({ supplierCode }) => !(supplierCode in pinned))
  const isOwnPinned = ownCamp.supplierCode in pinned
  const own = showsOwnCamp({ term, isListEmpty: isLoaded && camps.length === 0 }) && !isOwnPinned
  return [...(withPinned ? Object.values(pinned) : []), ...(own ? [ownCamp] : []), ...free]
}

/** Accommodations in lines of some columns. */
export function inLines<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
    items.slice(line * columns, (line + 1) * columns),
  )
}

/** How many cards stand side by side in a width, in pixels. */
export function columnsFor(width: number): number {
  return Math.max(1, Math.floor((width + gap) / (narrowestCard + gap)))
}

const narrowestCard = 300
/** Between lines, and between cards, in pixels. */
export const gap = 16

interface LineShape {
  readonly viewMode: 'list' | 'card'
  readonly columns: number
  readonly width: number
  readonly hasDate: boolean
}

/** Pixels that one accommodation has for its features: the card or the row, less picture, calendar and padding. */
export function featureRoom({ viewMode, columns, width, hasDate }: LineShape): number {
  if (viewMode === 'card') return (width + gap) / columns - gap - 36
  const isWide = width > 1340
  return width - (isWide ? 320 : 270) - (hasDate ? (isWide ? 332 : 320) : 0) - 44
}

/** Pixels of a letter at 12.5 on average, and of an icon with the gaps around it. */
const letter = 6.5
const around = 36
/** Pixels of `+12`. */
const countRoom = 30
/** Maximum camps per line. */
const most = 6

/** How many features have room in a line by their names, the count of the others included; at least one. */
export function featuresThatFit(names: readonly string[], room: number): number {
  const widths = names.map((name) => name.length * letter + around)
  let used = 0
  let fitting = 0
  for (const [index, width] of widths.slice(0, most).entries()) {
    used += width
    const isLast = index === names.length - 1
    if (used + (isLast ? 0 : countRoom) > room) break
    fitting = index + 1
  }
  return Math.max(1, fitting)
}
