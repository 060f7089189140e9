import { activeTravelers } from '#shared/itinerary/active-travelers'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Segment } from '#shared/itinerary/segment'
import { heading } from '../layout/blocks'
import type { Paper } from '../layout/paper'
import { table } from '../layout/table'

/** Points for what is said below a table, which is not to stand alone on a page. */
const lastWords = 46

/** The rooms of a stay, and how many sleep in each. */
export function roomsTable(paper: Paper, { rooms }: Segment): void {
  if (rooms.length === 0) return
  const rows = rooms.map(({ name, adults, children, childrenAges }) => ({
    cells: [
      name ?? 'Room',
      String(adults),
      children === 0
        ? '0'
        : `${children}${childrenAges.length > 0 ? ` (${childrenAges.join(', ')})` : ''}`,
    ],
  }))
  table(
    paper,
    [
      { title: 'Room', share: 4 },
      { title: 'Adults', share: 1, align: 'end' },
      { title: 'Children (ages)', share: 1.6, align: 'end' },
    ],
    rows,
  )
}

/** Who travels, with age and party. */
export function travelersTable(paper: Paper, record: ItineraryRecord): void {
  const { parties } = record
  const travelers = activeTravelers(record)
  if (travelers.length === 0) return
  heading(paper, 2, 'Travelers')
  const rows = travelers.map(({ id, firstName, lastName, age }, at) => ({
    cells: [
      `${at + 1}. ${[firstName, lastName].filter(Boolean).join(' ')}`,
      age === undefined ? '' : String(age),
      parties
        .filter(({ travelerIds }) => travelerIds.includes(id))
        .map(({ name }) => name)
        .join(', '),
    ],
  }))
  table(
    paper,
    [
      { title: 'Name', share: 4 },
      { title: 'Age', share: 0.8, align: 'end' },
      { title: 'Party', share: 2.4 },
    ],
    rows,
    { keep: lastWords },
  )
}
