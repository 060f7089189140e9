import type { Ask } from './asking'
import { addressOf, type Place } from './cells'
import type { DatedSeason } from './season-dates'

interface CellSpot {
  readonly name: string
  readonly season: DatedSeason
  readonly cell: { readonly place: Place; readonly text: string } | undefined
  readonly id: string
}

/** Asks for what a cell without a rate means. */
export const askCell = ({ name, season, cell, id }: CellSpot, ask: Ask) =>
  ask({
    id: `cell ${id}`,
    places: cell === undefined ? season.places.slice(0, 1) : [cell.place],
    title: `${name}: what is the rate in ${season.name || 'this season'}?`,
    why:
      cell === undefined
        ? 'The cell is empty.'
        : `${addressOf(cell.place)} says “${cell.text}”, which is no rate.`,
    options: [
      { value: 'closed', label: 'Not for sale' },
      { value: 'skip', label: 'Keep today’s rates' },
    ],
  })
