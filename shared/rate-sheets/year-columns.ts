import type { CalendarDate } from '../dates/calendar-date'
import type { Ask } from './asking'
import { type BookSheet, type Cell, type Place, textOf } from './cells'
import type { RawFigure } from './read-figures'
import type { LeftOut } from './resolve-figures'

const yearAlone = /^(?:(?:rates?|prices?)(?: for)? )?(20[2-9]\d)(?: (?:rates?|prices?))?$/i

const yearIn = (text: string): string | undefined => yearAlone.exec(text)?.[1]

const yearsIn = (cells: readonly Cell[]): string[] => [
  ...new Set(cells.flatMap((cell) => yearIn(textOf(cell)) ?? [])),
]

/** A row whose cells are several years, as headings of columns; undefined where a book has none. */
function yearRow(sheets: readonly BookSheet[]) {
  for (const { name, rows } of sheets)
    for (const [row, cells] of rows.entries()) {
      const years = yearsIn(cells)
      const column = cells.findIndex((cell) => yearIn(textOf(cell)) !== undefined)
      const place: Place = sheets.length > 1 ? { sheet: name, row, column } : { row, column }
      if (years.length > 1) return { years, place }
    }
  return undefined
}

/**
 * Which year's columns are read, where a sheet has several side by side.
 * @returns undefined for a sheet of one year, or while the question is open
 */
export function askYearColumn(sheets: readonly BookSheet[], ask: Ask): string | undefined {
  const headings = yearRow(sheets)
  if (headings === undefined) return undefined
  const years = headings.years.toSorted()
  return ask({
    id: 'year',
    title: 'Which year are the rates for?',
    why: `The sheet has columns for ${years.join(' and ')}. Read it again for each other year.`,
    places: [headings.place],
    options: years.map((value) => ({ value, label: value })),
  })
}

/** The figures below the year from which dates are counted, where columns are of several years. */
export function keepYear(
  figures: readonly RawFigure[],
  start: CalendarDate,
): { readonly figures: readonly RawFigure[]; readonly leftOut: readonly LeftOut[] } {
  const year = start.slice(0, 4)
  const years = new Set(figures.flatMap((one) => yearAbove(one) ?? []))
  if (years.size < 2 || !years.has(year)) return { figures, leftOut: [] }
  const isKept = (one: RawFigure) => [undefined, year].includes(yearAbove(one))
  const others = figures.filter((one) => !isKept(one))
  const title = `Rates of ${[...years].filter((one) => one !== year).join(' and ')}`
  const why = 'Read the sheet again to publish them, and choose their year.'
  return {
    figures: figures.filter(isKept),
    leftOut: [{ title, why, places: others.map(({ place }) => place) }],
  }
}

function yearAbove({ table, place }: RawFigure): string | undefined {
  const heads = table.columns.find(({ column }) => column === place.column)?.heads ?? []
  return heads.map(({ text }) => yearIn(text)).find((year) => year !== undefined)
}
