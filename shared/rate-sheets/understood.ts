import { shortRange } from '../format/dates'
import type { ReadRoom } from './build-rooms'
import { addressOf, type Place, rangeOf } from './cells'
import type { Figure } from './figures'
import { groupBy } from './group-by'
import { kindLabels } from './rate-kinds'
import type { NoteRule } from './read-notes'
import type { Period } from './read-periods'
import type { ReadFigure } from './resolve-figures'

/** What was understood, and from which cells. */
export interface Understood {
  readonly title: string
  readonly detail: string
  readonly cells: string
  readonly places: readonly Place[]
  /** Cells that say basis, currency, tax and market. */
  readonly because: readonly Place[]
  readonly camp: string
  readonly figures: readonly Figure[]
}

/** The figures of rooms by their lines, then what notes say. */
export function understoodIn(rooms: readonly ReadRoom[], rules: readonly NoteRule[]): Understood[] {
  const lines = rooms.flatMap(({ camp, room, seasons }) => {
    const figures = seasons
      .flatMap((season) => [...season.figures, ...season.sameFigures])
      .filter(({ text }) => text !== '')
    const kinds = groupBy(figures, ({ kind, isRack }) => `${kind} ${isRack}`)
    return [...kinds.values()].map((own) => lineOf(own, [camp, room].filter(Boolean), camp))
  })
  const unique = [...new Map(lines.map((line) => [`${line.title} ${line.cells}`, line])).values()]
  return [
    ...unique,
    ...rules.map(({ title, place, others = [], scope, charge, supplement }): Understood => {
      const places = [place, ...others]
      const dates = charge?.dates as Period | undefined // read-charges.ts
      const periods = supplement?.periods ?? (dates === undefined ? [] : [dates])
      const nights = periods.map(({ from, to }) => shortRange(from, to))
      const where = [scope.camps.join(', '), scope.seasons.join(', '), nights.join(', ')]
        .filter(Boolean)
        .join('; ')
      return {
        title,
        detail: where || 'All camps and seasons',
        cells: rangeOf(places),
        places,
        because: [],
        camp: '',
        figures: [],
      }
    }),
  ]
}

function lineOf(own: readonly ReadFigure[], name: readonly string[], camp: string): Understood {
  const [first] = own
  const places = uniquePlaces(own.map(({ place }) => place))
  const count = places.length
  return {
    title: name.join(', '),
    detail: [
      first === undefined ? '' : kindLabels[first.kind],
      first?.currency ?? '',
      `${count} ${count === 1 ? 'figure' : 'figures'}`,
    ]
      .filter(Boolean)
      .join(', '),
    cells: rangeOf(places),
    places,
    because: uniquePlaces(own.flatMap(({ because }) => because)),
    camp,
    figures: own.map(({ figure }) => figure),
  }
}

const uniquePlaces = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [addressOf(place), place])).values(),
]
