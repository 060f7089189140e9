import type { BuilderCamp } from './builder-camp'
import { ownCamp, showsOwnCamp } from './own-camp'

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
